/** Everything that can be pressed is pressed on each module's page as optimizer plugins hand it out. */
import { OPTIMIZERS, PRESSABLE, behind, pressAll } from '../support/optimized';
import { expect, test, visit } from '../support/test';

test.use( { held: 120 } );

/** Presses on a page at most, so that many pages make forty. */
const PER_PAGE = 8;

for ( const [ how, optimize ] of Object.entries( OPTIMIZERS ) ) {
	test( `inline scripts ${ how }: presses are answered`, async ( {
		page,
	} ) => {
		test.slow();
		await behind( page, optimize );
		let presses = 0;
		for ( const module of PRESSABLE ) {
			await visit( page, `/modules/${ module }/` );
			await expect( page.locator( 'body' ) ).toBeVisible();
			presses += await pressAll( page, PER_PAGE, 'page' );
		}
		expect( presses ).toBeGreaterThanOrEqual( 40 );
	} );
}
