/** What the inserter shows of every block and variation before it is inserted. */
import {
	faultsOfExamples,
	MOST_BYTES,
	offered,
	showExamples,
} from '../support/inserter-previews';
import { expect, test } from '../support/test';

// The editor is slow on a busy machine.
test.slow();
test.setTimeout( 1_200_000 );

/** Rendered at a time: each is a frame of its own. */
const AT_A_TIME = 12;

/** Shows its empty table, which the author fills in place. */
const FILLED_IN_PLACE = [
	'frontage/comparison-table/advanced-comparison-table',
];

test( 'the inserter shows something finished of every block and variation', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	const { page } = editor;
	const ids = ( await page.evaluate( offered ) ).filter(
		( id ) => ! FILLED_IN_PLACE.includes( id )
	);
	expect( ids.length ).toBeGreaterThan( 100 );
	for ( let from = 0; from < ids.length; from += AT_A_TIME ) {
		const some = ids.slice( from, from + AT_A_TIME );
		await page.evaluate( showExamples, some );
		await expect
			.soft( async () => {
				const shown = await page.evaluate( faultsOfExamples, {
					bytes: MOST_BYTES,
				} );
				expect( shown ).toEqual(
					shown.map( ( { id } ) => ( { id, faults: [] } ) )
				);
				expect( shown ).toHaveLength( some.length );
			} )
			.toPass( { timeout: 150_000 } );
	}
	await page.evaluate( () =>
		document.querySelector( '[data-previews]' )?.remove()
	);
} );
