/** Links to the current URL, and those that a script has followed. */
import { goTo } from '@frontage/scroll';
import { rects } from '../../../tests/support/rects';
import { route } from '../view/route';

jest.mock( '@frontage/scroll', () => ( { goTo: jest.fn() } ) );

const settled = () => new Promise( ( resolve ) => setTimeout( resolve, 100 ) );

test( 'leaves a link to the script that has followed it and written the URL', async () => {
	document.body.innerHTML = '<a href="#plain"></a><h2 id="plain"></h2>';
	document.querySelector( 'h2' )!.getClientRects = () => rects( true );
	window.scrollTo = () => {};
	const stop = route();
	const link = document.querySelector( 'a' )!;
	const followed = ( event: Event ) => {
		event.preventDefault();
		history.pushState( null, '', link.href );
	};
	link.addEventListener( 'click', followed );
	link.click();
	await settled();
	expect( goTo ).not.toHaveBeenCalled();
	link.removeEventListener( 'click', followed );
	link.click();
	await settled();
	expect( goTo ).toHaveBeenCalledTimes( 1 );
	stop();
} );
