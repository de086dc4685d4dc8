/** Each caller gets a separate task, in order. */
import { turn } from './turn';

test( 'each comes in a task of its own, in the order of asking', async () => {
	const seen: string[] = [];
	const work = ( name: string ) =>
		turn().then( () => {
			seen.push( name );
			// A task between two turns; everything left in this one runs before it.
			setTimeout( () => seen.push( `after ${ name }` ) );
		} );
	await Promise.all( [ work( 'first' ), work( 'second' ), work( 'third' ) ] );
	expect( seen ).toEqual( [
		'first',
		'after first',
		'second',
		'after second',
		'third',
	] );
} );
