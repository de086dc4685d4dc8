/** Expectations that a test goes on after, with `poll`: `expect.soft()` alone asks once. */
import { expect } from './test';

export const softly = expect.configure( { soft: true } );
