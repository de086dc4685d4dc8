/** Videos and feeds never move a page: not while pictures are late, not when touched, not when more is loaded. */
import { expectNoShifts } from './support/late-feeds';
import { CASES, content } from './support/late-feeds-blocks';
import { publishPage } from './support/posts';
import { deepUnless } from './support/deep';
import { test } from './support/test';

test.use( {
	expectedErrors: [ /youtube-nocookie\.com|player\.vimeo\.com/ ],
	// As people press.
	held: 120,
} );

for ( const [ kind, cases ] of Object.entries( CASES ) ) {
	// The others are `deep/feeds-shift.spec.ts`.
	const isWide = kind === 'videos';
	test(
		`nothing shifts: ${ kind }, ${ isWide ? 'wide' : 'narrow' }`,
		deepUnless( isWide ),
		async ( { admin, page, narrow } ) => {
			await expectNoShifts(
				isWide ? page : narrow,
				await publishPage( admin, content( cases ) ),
				cases
			);
		}
	);
}
