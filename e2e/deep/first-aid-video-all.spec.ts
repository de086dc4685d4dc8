/** What is hidden is silent, in everything that hides, and a slide that comes back has its player at any moment. */
import { HIDES } from '../support/hides';
import { publishPage } from '../support/rest';
import {
	ISLAND,
	expectReturn,
	expectSilence,
	hiding,
	slides,
	strangers,
} from '../support/silence';
import { test, visit } from '../support/test';

test.use( {
	expectedErrors: [ /youtube(-nocookie)?\.com|player\.vimeo\.com/ ],
} );

for ( const name of Object.keys( HIDES ) ) {
	test( `players of others are silent in what is hidden: ${ name }`, async ( {
		admin,
		page,
	} ) => {
		const url = await publishPage( admin, hiding( name ) + ISLAND );
		await strangers( page );
		await visit( page, url );
		await expectSilence( page, name );
	} );
}

for ( const effect of [ 'slide', 'fade' ] ) {
	test( `a slide that comes back while it leaves has its player: ${ effect }`, async ( {
		admin,
		page,
	} ) => {
		const url = await publishPage( admin, slides( effect ) );
		await strangers( page );
		await visit( page, url );
		await expectReturn( page, [ 0, 120, 260, 400, 600, 900, 1300 ] );
	} );
}
