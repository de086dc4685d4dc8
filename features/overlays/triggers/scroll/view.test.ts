import { MOST, expectOnceAt, schedule } from '../../test/schedule';
import { trigger } from './view';

it.each( [
	[ 'half of the page', '50', MOST / 2 ],
	[ 'all of it, if the author wrote more', '400', MOST ],
] )( 'fires once at %s', async ( _, value, place ) => {
	await expectOnceAt( place, schedule( trigger, value ) );
} );
