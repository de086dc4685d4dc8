import { schedule, scrollTo } from '../../test/schedule';
import { trigger } from './view';

it( 'fires on a fast scroll up with a finger, not on one that a tap causes', async () => {
	const fire = schedule( trigger );
	await scrollTo( 1900 );
	dispatchEvent( new Event( 'touchstart' ) );
	await scrollTo( 1000 );
	expect( fire ).not.toHaveBeenCalled();
	await scrollTo( 1900 );
	dispatchEvent( new Event( 'touchmove' ) );
	await scrollTo( 1499 );
	expect( fire ).toHaveBeenCalledTimes( 1 );
} );
