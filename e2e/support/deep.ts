/** Tests that need not run at each commit. */

/**
 * Details of a test that a loop makes for several variants of one kind: one of them runs at each commit, the others with
 * `npm run test:deep`.
 *
 * @param isChosen Whether this variant is the one.
 */
export const deepUnless = ( isChosen: boolean ): { tag?: string } =>
	isChosen ? {} : { tag: '@deep' };
