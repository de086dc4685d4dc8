/** URLs of tabs, and unsaved changes that block navigation. */
import { act, renderHook } from '@testing-library/react';
import { addressOf, openTab, go, heldBack, setArgs, useRoute } from '../route';
import { discardUnsaved, useUnsaved } from '../unsaved';

const back = ( search: string ) =>
	act( () => {
		window.history.replaceState( null, '', search );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	} );

beforeEach( () => {
	act( () => {
		heldBack.set( null );
		openTab( { tab: 'one', args: {} } );
	} );
} );

it( 'writes URLs that can be shared', () => {
	expect( addressOf( 'tools' ) ).toBe( '?page=frontage&tab=tools' );
	expect( addressOf( '', { search: 'a b', kind: '' } ) ).toBe(
		'?page=frontage&search=a+b'
	);
} );

it( 'goes to a tab and back', () => {
	const { result } = renderHook( () => useRoute() );
	act( () => go( 'two', { post: '5' } ) );
	expect( result.current ).toEqual( { tab: 'two', args: { post: '5' } } );
	expect( window.location.search ).toBe( '?page=frontage&tab=two&post=5' );
	back( '?page=frontage&tab=one' );
	expect( result.current ).toEqual( { tab: 'one', args: {} } );
} );

it( 'keeps arguments in the URL without a history entry', () => {
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

describe( 'with unsaved changes', () => {
	const discard = jest.fn();
	const closing = () => {
		const event = new Event( 'beforeunload', { cancelable: true } );
		window.dispatchEvent( event );
		return event.defaultPrevented;
	};

	it( 'blocks links', () => {
		renderHook( () => useUnsaved( true, discard ) );
		act( () => go( 'two' ) );
		expect( window.location.search ).toContain( 'tab=one' );
		expect( heldBack.get() ).toEqual( { tab: 'two', args: {} } );
	} );

	it( 'blocks the Back button and keeps the URL', () => {
		renderHook( () => useUnsaved( true, discard ) );
		back( '?page=frontage&tab=two' );
		expect( window.location.search ).toBe( '?page=frontage&tab=one' );
		expect( heldBack.get() ).toEqual( { tab: 'two', args: {} } );
	} );

	it( 'allows arguments of the same tab to change', () => {
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
