import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { markCurrent } from './mark-current';

const stop: AbortController[] = [];
const links = () => [ ...document.querySelectorAll( 'a' ) ];
const current = () =>
	document.querySelector( '[aria-current=location]' )?.textContent;

/** Simulates sections that cross the line. */
const cross = ( ...ids: string[] ) =>
	ids.forEach( ( id ) =>
		FakeIntersectionObserver.last.see( {
			target: document.getElementById( id )!,
			isIntersecting: true,
		} )
	);

const scrolledTo = ( scrollTop: number ) => {
	Object.defineProperties( document.documentElement, {
		scrollTop: { value: scrollTop, configurable: true },
		scrollHeight: { value: 2000, configurable: true },
		clientHeight: { value: 800, configurable: true },
	} );
	dispatchEvent( new Event( 'scroll' ) );
};

function start( changed = jest.fn() ) {
	const controller = new AbortController();
	stop.push( controller );
	const choose = markCurrent( {
		links: links(),
		targets: links().map( ( { hash } ) =>
			document.getElementById( hash.slice( 1 ) )
		),
		line: 0.5,
		lock: 700,
		signal: controller.signal,
		changed,
	} );
	return { choose, changed };
}

beforeEach( () => {
	jest.useFakeTimers();
	FakeIntersectionObserver.install();
	document.body.innerHTML =
		'<a href="#a">A</a><a href="#none">None</a><a href="#b">B</a><i id="a"></i><i id="b"></i>';
	scrolledTo( 0 );
} );

afterEach( () => {
	stop.splice( 0 ).forEach( ( one ) => one.abort() );
	jest.useRealTimers();
} );

test( 'a section is current once its top is above the line', () => {
	const { changed } = start();
	expect( FakeIntersectionObserver.last.rootMargin ).toBe(
		'999999px 0px -50%'
	);
	cross( 'a' );
	expect( current() ).toBe( 'A' );
	expect( changed ).toHaveBeenLastCalledWith( links()[ 0 ] );
} );

test( 'a clicked link stays marked on the way', () => {
	const { choose } = start();
	choose( links()[ 2 ]! );
	cross( 'a' );
	expect( current() ).toBe( 'B' );
	jest.advanceTimersByTime( 700 );
	expect( current() ).toBe( 'A' );
} );

test( 'at the end of the page the last section is current, however short', () => {
	start();
	cross( 'a' );
	scrolledTo( 1200 );
	expect( current() ).toBe( 'B' );
	scrolledTo( 1100 );
	expect( current() ).toBe( 'A' );
} );
