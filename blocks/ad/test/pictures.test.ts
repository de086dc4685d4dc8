/** An ad whose picture is not there yet, or never comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '@frontage/islands/types';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { enhance, SEEN_MS } from '../view/enhance';
import { loadPictures } from './pictures';

it( 'is seen once the picture is there, and never without it', () => {
	jest.useFakeTimers();
	FakeIntersectionObserver.install();
	document.body.innerHTML =
		readFileSync(
			join( __dirname, '../fixtures/one-image.html' ),
			'utf8'
		) +
		'<script id="frontage-data" type="application/json">{"ajax":"/ajax"}</script>';
	jest.spyOn( HTMLElement.prototype, 'getClientRects' ).mockReturnValue( [
		{},
	] as unknown as DOMRectList );
	const sendBeacon = jest.fn( () => true );
	Object.assign( navigator, { sendBeacon, doNotTrack: null } );
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	loadPictures( false );
	const stop = enhance(
		island,
		JSON.parse( island.getAttribute( 'props' )! )
	);
	FakeIntersectionObserver.last.seeAll( { intersectionRatio: 1 } );
	jest.advanceTimersByTime( 60 * SEEN_MS );
	expect( sendBeacon ).not.toHaveBeenCalled();

	loadPictures( true );
	island.querySelector( 'img' )!.dispatchEvent( new Event( 'load' ) );
	jest.advanceTimersByTime( SEEN_MS - 1 );
	expect( sendBeacon ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( sendBeacon ).toHaveBeenCalledTimes( 1 );
	stop();
} );
