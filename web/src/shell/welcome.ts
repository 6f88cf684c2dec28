import { text } from '@campus/contract/messages';
import { greeting } from '@campus/contract/rules';
import { tell } from '../request/tell.ts';

/** Greets who has just come in, by the hour (S 2.4). */
export const welcome = (): void =>
  tell.notify('success', text.login.welcome.title, text.login.welcome.text(greeting(new Date())));
