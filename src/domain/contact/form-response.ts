import * as z from 'zod/mini';

/** What a function answers to a form. Only a message that is a text is one. */
export const formAnswerSchema = z.object({
  success: z.boolean(),
  message: z.catch(z.optional(z.string()), undefined),
});
