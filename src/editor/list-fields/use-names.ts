import { useSelect } from '@wordpress/data';
import { storeNamed } from '../stores';
import { decodeEntities } from './decode';

interface Entity {
	id: number;
	name?: string;
	title?: { rendered: string };
}

const SUGGESTED = 20;

/** Cached names by ID, for each kind and name of entity. */
const seen = new Map< string, Map< number, string > >();

function useRecords( kind: string, name: string, query: object | null ) {
	const key = JSON.stringify( query );
	return useSelect(
		( select ) =>
			key === 'null'
				? []
				: storeNamed( select, 'core' ).getEntityRecords< Entity >(
						kind,
						name,
						JSON.parse( key )
					),
		[ kind, name, key ]
	);
}

const nameOf = ( { name, title, id }: Entity ) =>
	decodeEntities( name ?? title?.rendered ?? '' ) || `#${ id }`;

/**
 * Returns names of terms, authors and posts by ID. Names are cached.
 *
 * @param kind   Entity kind in core's data store: `taxonomy`, `root`, `postType`.
 * @param name   Entity name.
 * @param ids    IDs whose names are needed; a deleted one is labeled with its ID.
 * @param search Search text for others.
 * @return Names by ID, of the IDs and of the search results; and the IDs found.
 */
export function useNames(
	kind: string,
	name: string,
	ids: readonly number[],
	search: string
): { names: Map< number, string >; found: number[] } {
	const entity = `${ kind }/${ name }`;
	const known = seen.get( entity ) ?? new Map< number, string >();
	seen.set( entity, known );
	const missing = ids.filter( ( id ) => ! known.has( id ) );
	const asked = useRecords(
		kind,
		name,
		missing.length
			? { include: missing, per_page: -1, context: 'view' }
			: null
	);
	const found =
		useRecords( kind, name, {
			search,
			per_page: SUGGESTED,
			context: 'view',
		} ) ?? [];
	[ ...( asked ?? [] ), ...found ].forEach( ( record ) =>
		known.set( record.id, nameOf( record ) )
	);
	const names = new Map(
		[ ...ids, ...found.map( ( { id } ) => id ) ].flatMap( ( id ) => {
			const called = known.get( id ) ?? ( asked ? `#${ id }` : '' );
			return called ? [ [ id, called ] as const ] : [];
		} )
	);
	return { names, found: found.map( ( { id } ) => id ) };
}
