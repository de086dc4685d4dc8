import { schedule, scrollTo } from '../../test/schedule';
import { trigger } from './view';

it( 'fires when half of a small element is on the screen, unless the selector is invalid', async () => {
	document.body.innerHTML = '<p id="end"></p>';
	document.getElementById( 'end' )!.getBoundingClientRect = () =>
		new DOMRect( 0, 1000 - scrollY, 100, 100 );
	const [ fire, broken ] = [
		schedule( trigger, '#end' ),
		schedule( trigger, '#' ),
	];
	await scrollTo( 249 );
	expect( fire ).not.toHaveBeenCalled();
	await scrollTo( 250 );
	expect( fire ).toHaveBeenCalledTimes( 1 );
	expect( broken ).not.toHaveBeenCalled();
} );
