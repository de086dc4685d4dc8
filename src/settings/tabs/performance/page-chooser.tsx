import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { usePosts } from '../../parts';

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
