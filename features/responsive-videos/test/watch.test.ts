/** Players added later. */
import type { FrontageIsland } from '@frontage/islands/types';
import { watch } from '../view/watch';

const player = ( src: string, width = '560', height = '315' ) =>
	Object.assign( document.createElement( 'iframe' ), { src, width, height } );

const video = 'https://www.youtube.com/embed/1';

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '';
	URL.canParse ??= ( url ) => {
		try {
			return !! new URL( String( url ) );
		} catch {
			return false;
		}
	};
} );

const start = () => watch( {} as FrontageIsland, { checks: [ 10, 100 ] } );

it( 'fits existing videos and ignores hidden ones', () => {
	const there = player( video );
	const map = player( 'https://maps.example.org/' );
	const other = player( 'https://notyoutube.com/embed/1' );
	document.body.append( there, map, other );
	start()();
	expect( there.className ).toBe( 'frontage-responsive-videos' );
	expect(
		there.style.getPropertyValue( '--frontage-responsive-videos' )
	).toBe( '560 / 315' );
	expect( map.className + other.className ).toBe( '' );
} );

it( 'checks a late video after 10 ms, and again after 100 if it has no size yet', async () => {
	const stop = start();
	const late = player( video );
	const later = player( video, '', '' );
	document.body.append( late, later );
	await Promise.resolve();
	expect( late.className ).toBe( '' );
	jest.advanceTimersByTime( 10 );
	expect( late.className ).toBe( 'frontage-responsive-videos' );
	expect( later.className ).toBe( '' );
	later.width = '640';
	later.height = '360';
	jest.advanceTimersByTime( 90 );
	expect( later.className ).toBe( 'frontage-responsive-videos' );
	stop();
	const last = player( video );
	document.body.append( last );
	await Promise.resolve();
	jest.advanceTimersByTime( 200 );
	expect( last.className ).toBe( '' );
} );

it( 'reads sizes as browsers do', () => {
	const frame = player( video, '560px', ' 315.5 ' );
	document.body.append( frame );
	start()();
	expect(
		frame.style.getPropertyValue( '--frontage-responsive-videos' )
	).toBe( '560 / 315' );
} );
