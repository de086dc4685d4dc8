/** Chooses terms, authors or posts by name; saves their ids. */
import { BaseControl, FormTokenField } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { decodeEntities } from './decode';

interface Entity {
	id: number;
	name?: string;
	title?: { rendered: string };
}

interface CoreSelectors {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => Entity[] | null;
}

interface Props {
	label: string;
	help?: string;
	/** As core's data store calls the entity: `taxonomy`, `root`, `postType`. */
	kind: string;
	name: string;
	ids: number[];
	onChange: ( ids: number[] ) => void;
}

const SUGGESTED = 20;

const PAUSE_MS = 250;

function useRecords( kind: string, name: string, query: object | null ) {
	const key = JSON.stringify( query );
	return (
		useSelect(
			( select ) =>
				key === 'null'
					? null
					: (
							select( 'core' ) as unknown as CoreSelectors
						 ).getEntityRecords( kind, name, JSON.parse( key ) ),
			[ kind, name, key ]
		) ?? []
	);
}

const nameOf = ( { name, title, id }: Entity ) =>
	decodeEntities( name ?? title?.rendered ?? '' ) || `#${ id }`;

export function Tokens( { label, help, kind, name, ids, onChange }: Props ) {
	const [ search, setSearch ] = useState( '' );
	const chosen = useRecords(
		kind,
		name,
		ids.length ? { include: ids, per_page: 100, context: 'view' } : null
	);
	const found = useRecords( kind, name, {
		search,
		per_page: SUGGESTED,
		context: 'view',
	} );
	const known = [ ...chosen, ...found ];
	const save = ( tokens: readonly unknown[] ) =>
		onChange(
			tokens.flatMap(
				( token ) =>
					known.find( ( record ) => nameOf( record ) === token )
						?.id ?? []
			)
		);
	return (
		<BaseControl __nextHasNoMarginBottom help={ help }>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={ ids.flatMap( ( id ) => {
					const record = known.find( ( one ) => one.id === id );
					return record ? nameOf( record ) : [];
				} ) }
				suggestions={ found.map( nameOf ) }
				onInputChange={ useDebounce( setSearch, PAUSE_MS ) }
				onChange={ save }
				__experimentalExpandOnFocus
				__experimentalShowHowTo={ false }
			/>
		</BaseControl>
	);
}
