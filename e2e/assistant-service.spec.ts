/** The assistant with an external chat service, whose responses may break off anywhere. */
import { setTimeout as pause } from 'node:timers/promises';
import { text } from '@campus/contract/messages';
import { type ChatServiceFake, lastPiece, openChatService, piece } from './support/chat-service.ts';
import { test as base, expect } from './support/server.ts';

const texts = text.chat;
const test = base.extend<object, { service: ChatServiceFake }>({
  service: [
    async ({}, use) => {
      const service = await openChatService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ service }, use) => {
      await use({ AI_BASE_URL: service.url, AI_API_KEY: 'app-key-of-a-journey' });
    },
    { scope: 'worker' },
  ],
});

test('a stream that is cut inside a character loses nothing else, and the next question is answered', async ({
  visit,
  service,
}) => {
  const page = await visit('/dashboard/analysis', 'hr01');
  await page.getByRole('button', { name: texts.open }).click();
  const chat = page.getByRole('dialog', { name: texts.title });
  const answer = chat.locator('.chat-bubble').last().locator('.rich-content');
  const ask = async (question: string) => {
    const box = chat.getByRole('textbox', { name: texts.input });
    await box.fill(question);
    await box.press('Enter');
  };
  const [whole, torn] = [piece('您好，😀世'), piece('界')];
  const middle = torn.indexOf('界') + 1;

  await test.step('a pause inside a character is not seen', async () => {
    service.tell(async (response) => {
      response.write(whole);
      response.write(torn.subarray(0, middle));
      await pause(300);
      response.write(torn.subarray(middle));
      response.end(lastPiece);
    });
    await ask('分两次到达的字');
    await expect(answer).toHaveText('您好，😀世界');
    await expect(chat.getByRole('button', { name: texts.stop })).toBeHidden();
  });

  await test.step('where it ends there, what had come stays', async () => {
    service.tell(async (response) => {
      response.write(whole);
      response.write(torn.subarray(0, middle));
      await pause(300);
      response.destroy();
    });
    await ask('断在一个字里');
    await expect(answer).toHaveText('您好，😀世');
    await expect(chat.getByRole('button', { name: texts.stop })).toBeHidden();
  });

  await test.step('and the assistant goes on', async () => {
    service.tell(async (response) => void response.end(Buffer.concat([piece('接着说'), lastPiece])));
    await ask('再问一次');
    await expect(answer).toHaveText('接着说');
  });
});
