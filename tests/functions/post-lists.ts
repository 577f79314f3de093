import { expect } from 'vitest';
import { postPageSchema } from '../../src/domain/post-answers.ts';
import type { FunctionsServer } from './functions-server.ts';

let saves = 0;

/** The lists of posts as an instance of the function answers them. */
export class PostLists {
  readonly #instance: FunctionsServer;

  constructor(instance: FunctionsServer) {
    this.#instance = instance;
  }

  ask(query = ''): Promise<Response> {
    return fetch(`${this.#instance.url('posts')}/${query}`);
  }

  async page(query = '') {
    const response = await this.ask(query);
    expect(response.status).toBe(200);
    return postPageSchema.parse(await response.json());
  }

  /** A page in which everything is that was saved until now. */
  freshPage() {
    saves += 1;
    return this.page(`?fresh=${saves}`);
  }

  /** The titles that a search finds in the list as it is. */
  async titlesNow(search: string): Promise<string[]> {
    const { posts } = await this.page(`?search=${encodeURIComponent(search)}`);
    return posts.map(({ title }) => title);
  }

  /** The same once everything that was saved is in the list. */
  async titlesOf(search: string): Promise<string[]> {
    await this.freshPage();
    return this.titlesNow(search);
  }
}
