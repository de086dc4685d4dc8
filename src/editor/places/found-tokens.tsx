import apiFetch from '@wordpress/api-fetch';
import { useDebounce } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { TokenField } from '../token-field';

interface Found {
	id: number;
	title: string;
	/** Post type or taxonomy. */
	subtype?: string;
	type: string;
}

interface Props {
	label: string;
	type: 'post' | 'term';
	places: string[];
	onChange: ( places: string[] ) => void;
}

const WAIT_MS = 300;

/** Returns the place that a search result stands for. */
const placeOf = ( type: Props[ 'type' ], { id, ...found }: Found ): string =>
	type === 'post' ? `id:${ id }` : `${ found.subtype ?? found.type }:${ id }`;

/** Chooses posts or terms by their names; the place follows the name, because names may be equal. */
export function FoundTokens( { label, type, places, onChange }: Props ) {
	const [ names, setNames ] = useState< Record< string, string > >( {} );
	const isMine = ( place: string ) =>
		type === 'post'
			? place.startsWith( 'id:' )
			: /^(?!id:|type:|path:)[\w-]+:\d+$/.test( place );
	const mine = places.filter( isMine );
	const learn = async ( asked: Record< string, string > ) => {
		const query = new URLSearchParams( {
			type,
			per_page: '20',
			_fields: 'id,title,type,subtype',
			...asked,
		} );
		const path = `/wp/v2/search?${ query }`;
		const found = await apiFetch< Found[] >( { path } ).catch( () => [] );
		setNames( ( before ) => ( {
			...before,
			...Object.fromEntries(
				found.map( ( one ) => {
					const place = placeOf( type, one );
					return [ place, `${ one.title } (${ place })` ];
				} )
			),
		} ) );
	};
	const search = useDebounce(
		( text: string ) => void learn( { search: text } ),
		WAIT_MS
	);
	useEffect( () => {
		const include = mine.map( ( place ) => place.split( ':' )[ 1 ] ).join();
		void learn( include ? { include, per_page: '100' } : {} );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Names of what was chosen before.
	}, [] );
	const placeNamed = ( name: string ) =>
		Object.keys( names ).find( ( place ) => names[ place ] === name ) ??
		name;
	return (
		<TokenField
			label={ label }
			value={ mine.map( ( place ) => names[ place ] ?? place ) }
			suggestions={ Object.values( names ) }
			onInputChange={ search }
			onChange={ ( tokens ) =>
				onChange( [
					...places.filter( ( place ) => ! isMine( place ) ),
					...tokens
						.map( ( token ) =>
							placeNamed(
								typeof token === 'string' ? token : token.value
							)
						)
						.filter( isMine ),
				] )
			}
		/>
	);
}
