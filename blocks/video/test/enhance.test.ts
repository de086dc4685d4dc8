/** A press on a poster whose player cannot be loaded. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import type { Props } from '../view/types';

jest.mock( '@frontage/video-player', () => {
	throw new Error( 'Offline.' );
} );

test( 'leads to the vendor if the player cannot be loaded', async () => {
	document.body.innerHTML =
		'<frontage-island><a class="frontage-video__open" href="#there">Play</a></frontage-island>';
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	const followed: boolean[] = [];
	document.addEventListener( 'click', ( { defaultPrevented } ) =>
		followed.push( ! defaultPrevented )
	);
	enhance( island, { words: {} } as Props );
	island.querySelector( 'a' )!.click();
	await new Promise( ( done ) => setTimeout( done ) );
	expect( followed ).toEqual( [ false, true ] );
} );
