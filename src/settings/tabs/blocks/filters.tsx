import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Filter } from './filter';

interface Props {
	filter: Filter;
	onChange: ( changed: Partial< Filter > ) => void;
}

/** Search field and filters above the list. */
export function Filters( { filter, onChange }: Props ) {
	const selects = [
		{
			name: 'kind' as const,
			label: __( 'Type', 'frontage' ),
			options: [
				{ value: '', label: __( 'All types', 'frontage' ) },
				{ value: 'blocks', label: __( 'Blocks', 'frontage' ) },
				{ value: 'features', label: __( 'Features', 'frontage' ) },
				{ value: 'extensions', label: __( 'Extensions', 'frontage' ) },
			],
		},
		{
			name: 'state' as const,
			label: __( 'Status', 'frontage' ),
			options: [
				{ value: '', label: __( 'On or off', 'frontage' ) },
				{ value: 'on', label: __( 'On', 'frontage' ) },
				{ value: 'off', label: __( 'Off', 'frontage' ) },
			],
		},
		{
			name: 'use' as const,
			label: __( 'Usage', 'frontage' ),
			options: [
				{ value: '', label: __( 'In use or not', 'frontage' ) },
				{ value: 'used', label: __( 'In use', 'frontage' ) },
				{ value: 'unused', label: __( 'Not in use', 'frontage' ) },
			],
		},
	];
	return (
		<div
			className="frontage-filters"
			role="search"
			aria-label={ __( 'Blocks and features', 'frontage' ) }
		>
			<SearchControl
				label={ __( 'Search blocks and features', 'frontage' ) }
				placeholder={ __( 'Search', 'frontage' ) }
				value={ filter.search }
				onChange={ ( search ) => onChange( { search } ) }
				__nextHasNoMarginBottom
			/>
			{ selects.map( ( { name, label, options } ) => (
				<SelectControl
					key={ name }
					label={ label }
					hideLabelFromVision
					value={ filter[ name ] }
					options={ options }
					onChange={ ( value ) => onChange( { [ name ]: value } ) }
					__nextHasNoMarginBottom
					__next40pxDefaultSize
				/>
			) ) }
		</div>
	);
}
