import * as z from 'zod/mini';

/** The JSON response to a form. A message that is not a string is ignored. */
export const formResponseSchema = z.object({
  success: z.boolean(),
  message: z.catch(z.optional(z.string()), undefined),
});
