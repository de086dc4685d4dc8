import { MOST, expectOnceAt, schedule } from '../../test/schedule';
import { trigger } from './view';

it.each( [
	[ '500 pixels above the end', '', MOST - 500 ],
	[ 'pixels of one’s own above the end', '50', MOST - 50 ],
] )( 'fires once at %s', async ( _, value, place ) => {
	await expectOnceAt( place, schedule( trigger, value ) );
} );
