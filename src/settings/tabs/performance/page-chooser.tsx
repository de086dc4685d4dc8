import apiFetch from '@wordpress/api-fetch';
import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

interface Found {
	id: number;
	title: string;
}

const PAUSE_MS = 200;

/**
 * Returns published posts of any type that match a search.
 *
 * @param search Search text; empty for the newest posts.
 */
function usePosts( search: string ): Found[] {
	const [ found, setFound ] = useState< Found[] >( [] );
	useEffect( () => {
		let isCurrent = true;
		const query = new URLSearchParams( {
			type: 'post',
			per_page: '20',
			_fields: 'id,title',
			search,
		} );
		const timer = setTimeout( () => {
			apiFetch< Found[] >( { path: `/wp/v2/search?${ query }` } ).then(
				( posts ) => isCurrent && setFound( posts ),
				() => isCurrent && setFound( [] )
			);
		}, PAUSE_MS );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ search ] );
	return found;
}

interface Props {
	/** Post ID; `0` is the front page. */
	post: string;
	onChange: ( post: string ) => void;
}

/** Selects the page to measure. */
export function PageChooser( { post, onChange }: Props ) {
	const [ search, setSearch ] = useState( '' );
	const posts = usePosts( search );
	const front = { value: '0', label: __( 'Homepage', 'frontage' ) };
	return (
		<ComboboxControl
			label={ __( 'Page', 'frontage' ) }
			value={ post }
			options={ [
				front,
				...posts.map( ( { id, title } ) => ( {
					value: String( id ),
					label: title || __( '(no title)', 'frontage' ),
				} ) ),
			] }
			onFilterValueChange={ setSearch }
			onChange={ ( value ) => onChange( value ?? '0' ) }
			allowReset={ false }
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	);
}
