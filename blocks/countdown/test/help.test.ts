/** Editor hints for a countdown. */
import { help, nowhere, passed } from '../edit/editor-meta';

jest.mock( '@frontage/editor', () => ( {} ) );
jest.mock( '@wordpress/date', () => ( {
	getSettings: () => ( { timezone: { string: 'UTC' } } ),
} ) );

const place = ( attributes: Record< string, unknown > ) => ( {
	block: {
		clientId: 'a',
		name: 'frontage/countdown',
		attributes: { kind: 'fixed', zone: 'UTC', date: '', ...attributes },
		innerBlocks: [],
	},
	parents: [],
} );

beforeEach( () => {
	jest.useFakeTimers( { now: Date.UTC( 2030, 0, 1 ) } );
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'warns about a date in the past', () => {
	expect( passed( place( { date: '2029-12-31T12:00:00' } ) ) ).toHaveLength(
		1
	);
	for ( const ahead of [
		{ date: '2030-01-02T12:00:00' },
		{ date: '' },
		{ kind: 'recurring', date: '2029-12-31T12:00:00' },
	] ) {
		expect( passed( place( ahead ) ) ).toEqual( [] );
	}
} );

it( 'warns about a missing redirect URL', () => {
	const redirect = { endAction: 'redirect' };
	for ( const redirectUrl of [ '', 'javascript:alert(1)' ] ) {
		const [ found ] = nowhere( place( { ...redirect, redirectUrl } ) );
		expect( found?.fix?.change( '/sale' ) ).toEqual( {
			redirectUrl: '/sale',
		} );
	}
	expect( nowhere( place( { ...redirect, redirectUrl: '/sale' } ) ) ).toEqual(
		[]
	);
	expect( nowhere( place( { redirectUrl: '' } ) ) ).toEqual( [] );
} );

it( 'wakes at the same moments as on the server', () => {
	const wake = help.wake as ( attributes: object ) => string;
	expect( wake( { endAction: 'message' } ) ).toBe( 'idle' );
	expect( wake( { endAction: 'redirect' } ) ).toBe( 'load' );
} );
