/** A mocked server with messages, and a plain list, for tests of the inbox screen. */
import apiFetch from '@wordpress/api-fetch';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { Messages } from '@frontage/settings/parts/messages';
import { Screen } from '../screen/screen';
import { entry, type Shown } from './inbox-entry';
import type { Details, Entry } from '../screen/types';
import type { View } from '../screen/use-entries';
import { item } from '../../../tests/support/items';

export { entry };
/** The last props of the list. */
export let shown: Shown;

/** Whether the list was loading, for each render; tests empty it. */
export const mockLoading: boolean[] = [];

jest.mock( '@wordpress/api-fetch' );
jest.mock( '../screen/dataviews', () => ( {
	__esModule: true,
	default: function List( props: Shown ) {
		shown = props;
		mockLoading.push( props.isLoading );
		return (
			<>
				{ props.header }
				<table>
					<tbody>
						{ props.data.map( ( one ) => (
							<tr key={ one.id }>
								<td>
									{ props.renderItemLink( {
										item: one,
										children: one.sender,
									} ) }
									{ props.actions.map(
										( { id, label, callback } ) => (
											<button
												key={ id }
												onClick={ () =>
													callback?.( [ one ] )
												}
											>
												{ label }
											</button>
										)
									) }
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
				{ props.data.length ? (
					<p className="dataviews-footer">
						<input type="checkbox" aria-label="All" />
					</p>
				) : (
					props.empty
				) }
			</>
		);
	},
} ) );

/** The server's messages, recorded requests and errors. */
export const server = {
	stored: [] as Entry[],
	asked: [] as string[],
	sent: [] as object[],
	/** Replies and history of every message, and their neighbors. */
	details: {} as Partial< Details >,
	/** Response for files. */
	file: {},
	/** Total number of messages; defaults to those in `stored`. */
	total: undefined as number | undefined,
	/** Whether it returns something other than a list. */
	isBroken: false,
	/** Delays its lists until resolved. */
	wait: undefined as Promise< void > | undefined,
	/** Throws for paths that shall fail. */
	refuse: ( path: string ): void => void path,
};

const detailsOf = ( one?: Entry ) => {
	if ( ! one ) {
		throw {
			code: 'frontage_no_entry',
			message: 'This message has been deleted.',
		};
	}
	const none = { replies: [], history: [], newer: 0, older: 0 };
	return { entry: one, ...none, ...server.details };
};

const answer = async ( {
	path = '',
	data,
	parse,
}: {
	path?: string;
	data?: { do: string; ids: number[] };
	parse?: boolean;
} ) => {
	server.asked.push( path );
	server.refuse( path );
	const { stored } = server;
	if ( data ) {
		server.sent.push( data );
		if ( path.endsWith( '/reply' ) ) {
			return detailsOf( stored[ 0 ] );
		}
		const { do: to, ids = [] } = data;
		const isOne = ( { id }: Entry ) => ids.includes( id );
		if ( to === 'delete' ) {
			server.stored = stored.filter( ( one ) => ! isOne( one ) );
			return [];
		}
		const state = to as Entry[ 'state' ];
		server.stored = stored.map( ( one ) =>
			isOne( one ) && to !== 'resend' ? { ...one, state } : one
		);
		return server.stored.filter( isOne );
	}
	if ( path.includes( 'overview' ) ) {
		const failed = stored.filter( ( { mail } ) => mail === 'failed' );
		const states = { new: 1, read: 0, spam: 0, trash: 0 };
		return {
			forms: [],
			fields: [],
			states,
			unread: 1,
			failed: failed.length,
		};
	}
	const [ , id ] = /entries\/(\d+)\?/.exec( path ) ?? [];
	if ( id ) {
		return detailsOf( stored.find( ( one ) => one.id === Number( id ) ) );
	}
	if ( /export|file/.test( path ) ) {
		return server.file;
	}
	await server.wait;
	const wanted = new URLSearchParams( path.split( '?' )[ 1 ] ).get( 'state' );
	const found = server.stored.filter( ( { state } ) =>
		wanted ? state === wanted : [ 'new', 'read' ].includes( state )
	);
	const total = String( server.total ?? found.length );
	const headers = new Headers( { 'X-WP-Total': total } );
	const json = async () => ( server.isBroken ? JSON.parse( '<p>' ) : found );
	return parse === false ? { json, headers } : found;
};

beforeEach( () => {
	window.history.replaceState( null, '', '?page=frontage-inbox' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	Object.assign( server, {
		stored: [ entry( 7 ), entry( 8 ), entry( 9 ) ],
		asked: [],
		sent: [],
		details: {},
		file: {},
		total: undefined,
		isBroken: false,
		wait: undefined,
		refuse: () => undefined,
	} );
	jest.mocked( apiFetch ).mockImplementation( answer as typeof apiFetch );
} );

/** Notices from earlier tests, which stay in the store. */
let old: Element[] = [];

export async function show(): Promise< void > {
	await act(
		async () =>
			void render(
				<>
					<Screen />
					<Messages />
				</>
			)
	);
	old = [ ...document.querySelectorAll( SAID ) ];
}

const SAID = '.components-snackbar__content';
const texts = ( css: string ) =>
	[ ...document.querySelectorAll( css ) ].map( ( { textContent } ) =>
		( textContent ?? '' ).trim()
	);
/** The snackbar notices. */
export const said = () =>
	[ ...document.querySelectorAll( SAID ) ]
		.filter( ( one ) => ! old.includes( one ) )
		.map( ( { textContent } ) => ( textContent ?? '' ).trim() )
		.join( '\n' );
export const notices = () =>
	texts( '.components-notice__content' ).join( '\n' );

export const press = async ( name: string, row?: number ) => {
	const inside =
		row === undefined
			? screen
			: within(
					item(
						document.querySelectorAll< HTMLElement >( 'tbody tr' ),
						row
					)
				);
	const button = inside.getByRole( 'button', { name } );
	await act( async () => {
		button.focus();
		button.click();
	} );
};

export const look = ( part: Partial< View > ) =>
	act( async () => shown.onChangeView( { ...shown.view, ...part } ) );

export const run = ( id: string, entries: Entry[] ) =>
	act( async () =>
		shown.actions.find( ( one ) => one.id === id )!.callback?.( entries )
	);

/** Opens a message of the list. */
export const openMessage = ( row: number ) =>
	act( async () => {
		const link = item(
			document.querySelectorAll< HTMLElement >( 'tbody a' ),
			row
		);
		link.focus();
		fireEvent.click( link );
	} );

/** Returns from the open message to the list. */
export async function close(): Promise< void > {
	await press( 'All messages' );
	await waitFor( () =>
		expect( document.querySelector( '.frontage-message' ) ).toBeNull()
	);
}
