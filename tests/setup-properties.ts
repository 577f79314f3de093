import fc from 'fast-check';

/**
 * Properties are tried with the same inputs in every run, so that only a change of the code makes one fail; its message
 * has the seed. `PROPERTY_SEED=2 npx vitest run …` tries other inputs.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
