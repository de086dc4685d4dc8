/** URLs of tabs, and unsaved changes that block navigation. */
import { act, renderHook } from '@testing-library/react';
import { addressOf, arrive, go, heldBack, setArgs, useRoute } from '../route';
import { discardUnsaved, useUnsaved } from '../unsaved';

const back = ( search: string ) =>
	act( () => {
		window.history.replaceState( null, '', search );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	} );

beforeEach( () => {
	act( () => {
		heldBack.set( null );
		arrive( { tab: 'one', args: {} } );
	} );
} );

it( 'writes addresses that can be shared', () => {
	expect( addressOf( 'tools' ) ).toBe( '?page=frontage&tab=tools' );
	expect( addressOf( '', { search: 'a b', kind: '' } ) ).toBe(
		'?page=frontage&search=a+b'
	);
} );

it( 'goes to a tab, and back', () => {
	const { result } = renderHook( () => useRoute() );
	act( () => go( 'two', { post: '5' } ) );
	expect( result.current ).toEqual( { tab: 'two', args: { post: '5' } } );
	expect( window.location.search ).toBe( '?page=frontage&tab=two&post=5' );
	back( '?page=frontage&tab=one' );
	expect( result.current ).toEqual( { tab: 'one', args: {} } );
} );

it( 'keeps arguments in the address without a step in the history', () => {
	const before = window.history.length;
	act( () => setArgs( { search: 'x' } ) );
	act( () => setArgs( { kind: 'blocks' } ) );
	expect( window.location.search ).toBe(
		'?page=frontage&tab=one&search=x&kind=blocks'
	);
	act( () => setArgs( { search: '' } ) );
	expect( window.location.search ).toBe(
		'?page=frontage&tab=one&kind=blocks'
	);
	expect( window.history.length ).toBe( before );
} );

describe( 'with changes that are not saved', () => {
	const discard = jest.fn();
	const closing = () => {
		const event = new Event( 'beforeunload', { cancelable: true } );
		window.dispatchEvent( event );
		return event.defaultPrevented;
	};

	it( 'holds links back', () => {
		renderHook( () => useUnsaved( true, discard ) );
		act( () => go( 'two' ) );
		expect( window.location.search ).toContain( 'tab=one' );
		expect( heldBack.get() ).toEqual( { tab: 'two', args: {} } );
	} );

	it( 'holds the Back button back, and leaves the address as it was', () => {
		renderHook( () => useUnsaved( true, discard ) );
		back( '?page=frontage&tab=two' );
		expect( window.location.search ).toBe( '?page=frontage&tab=one' );
		expect( heldBack.get() ).toEqual( { tab: 'two', args: {} } );
	} );

	it( 'lets arguments of the same tab change', () => {
		renderHook( () => useUnsaved( true, discard ) );
		act( () => go( 'one', { search: 'x' } ) );
		expect( heldBack.get() ).toBeNull();
	} );

	it( 'warns before the page is closed, and only then', () => {
		const { rerender } = renderHook(
			( isDirty: boolean ) => useUnsaved( isDirty, discard ),
			{ initialProps: true }
		);
		expect( closing() ).toBe( true );
		rerender( false );
		expect( closing() ).toBe( false );
		rerender( true );
		discardUnsaved();
		expect( discard ).toHaveBeenCalledTimes( 1 );
		expect( closing() ).toBe( false );
	} );
} );
