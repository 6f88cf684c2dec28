import { text } from '@campus/contract/messages';
import { tell } from '../request/tell.ts';
import {
  askAssistant,
  ChatFailed,
  listConversations,
  listMessages,
  loadParameters,
  logQuestion,
  rateMessage,
  removeConversation,
  renameConversation,
  stopTask,
} from './chat-calls.ts';
import { type ChatAction, type ChatEffect, type ChatState, emptyChat } from './chat-model.ts';
import { transition } from './chat-state.ts';

/** Debounce of the search. */
const searchDebounceMs = 250;
const getStatus = (error: unknown): number => (error instanceof ChatFailed ? error.status : 0);

/** Holds the window's state and runs its effects. Outlives the window, so that answers continue while it is closed. */
export class ChatController {
  #state: ChatState = emptyChat;
  #listening: AbortController | undefined;
  #finding: ReturnType<typeof setTimeout> | undefined;
  readonly #watchers = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  readonly state = (): ChatState => this.#state;
  readonly dispatch = (action: ChatAction): void => {
    const [state, effects] = transition(this.#state, action);
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
    for (const effect of effects) this.#run(effect);
  };

  #run(effect: ChatEffect): void {
    switch (effect.type) {
      case 'loadParameters':
        loadParameters().then(
          ({ opening_statement: opening = '', suggested_questions: questions = [], replace_message: replace }) =>
            this.dispatch({ type: 'parametersCame', opening, questions, canReplace: replace?.enabled === true }),
          // The window also works without a greeting.
          () => undefined,
        );
        break;
      case 'loadList':
        listConversations().then(
          (conversations) => this.dispatch({ type: 'listCame', conversations }),
          () => this.dispatch({ type: 'listFailed' }),
        );
        break;
      case 'loadHistory':
        this.#loadHistory(effect.id, effect.firstId);
        break;
      case 'log':
        logQuestion(effect.question);
        break;
      case 'ask':
        void this.#ask(effect);
        break;
      case 'abort':
        this.#listening?.abort();
        break;
      case 'stop':
        stopTask(effect.taskId).then(
          (isStopped) => this.dispatch({ type: 'stopAnswered', run: effect.run, isStopped }),
          // The answer continues; the button is still there to try again.
          () => this.dispatch({ type: 'stopAnswered', run: effect.run, isStopped: false }),
        );
        break;
      case 'find':
        this.#find(effect.keyword);
        break;
      case 'rename':
        renameConversation(effect.id, effect.name).catch(() => {
          this.dispatch({ type: 'renameFailed', id: effect.id, name: effect.before });
          tell.error(text.chat.unavailable);
        });
        break;
      case 'delete':
        removeConversation(effect.id).then(
          () => this.dispatch({ type: 'deleted', id: effect.id }),
          (error: unknown) => {
            // Already deleted.
            if (getStatus(error) === 404) this.dispatch({ type: 'deleted', id: effect.id });
            else tell.error(text.chat.unavailable);
          },
        );
        break;
      case 'rate':
        rateMessage(effect.messageId, effect.rating).catch(() => {
          this.dispatch({ type: 'rateFailed', messageId: effect.messageId, rating: effect.before });
          tell.error(text.chat.unavailable);
        });
        break;
      case 'tell':
        tell[effect.kind](effect.text);
    }
  }

  /** Debounced search; when it fails, the matches by name stay listed. */
  #find(keyword: string): void {
    clearTimeout(this.#finding);
    this.#finding = setTimeout(() => {
      listConversations(keyword).then(
        (conversations) => this.dispatch({ type: 'foundCame', keyword, conversations }),
        () => undefined,
      );
    }, searchDebounceMs);
  }

  #loadHistory(id: string, firstId: string | undefined): void {
    listMessages(id, firstId).then(
      ({ data, has_more: hasOlder }) =>
        this.dispatch({ type: 'historyCame', id, items: data, hasOlder, isOlder: firstId !== undefined }),
      () => this.dispatch({ type: 'historyFailed', id }),
    );
  }

  async #ask({ run, question, conversationId, replaces }: Extract<ChatEffect, { type: 'ask' }>): Promise<void> {
    const listening = new AbortController();
    this.#listening = listening;
    try {
      const events = await askAssistant(question, conversationId, replaces, listening.signal);
      this.dispatch({ type: 'streamOpened', run });
      await this.#listen(run, events);
    } catch (error) {
      const message = error instanceof ChatFailed ? error.message : undefined;
      this.dispatch({ type: 'sendFailed', run, status: getStatus(error), message });
    }
  }
  /** An interrupted stream counts as ended. */
  async #listen(run: number, events: Awaited<ReturnType<typeof askAssistant>>): Promise<void> {
    try {
      for await (const event of events) this.dispatch({ type: 'event', run, event });
    } catch {
      // Aborted here, or cut by the network.
    }
    this.dispatch({ type: 'streamClosed', run });
  }
}
