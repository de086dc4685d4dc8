import { store as blockEditorStore } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { blockEditor } from '../blocks';
import { selectOptions } from '../select-options';
import { storeNamed } from '../stores';

interface Metadata {
	bindings?: Record< string, { source: string; args?: { key?: string } } >;
}

interface Props {
	/** Client ID of the field. */
	clientId: string;
}

/** Custom fields of the post. */
const SOURCE = 'core/post-meta';

/**
 * The control for a field's default value, unless the value comes from a block binding.
 *
 * WordPress 6.9 and later connect it in the panel “Attributes”; before, a choice of our own does.
 */
export function DefaultValue( {
	clientId,
	children,
}: Props & { children: ReactNode } ) {
	const { bound, hasPanel } = useBinding( clientId );
	return (
		<>
			{ bound ? (
				<p className="frontage-form-note">
					{ hasPanel
						? __(
								'The default value comes from the source that is selected under “Attributes”.',
								'frontage'
							)
						: __(
								'The default value comes from the custom field.',
								'frontage'
							) }
				</p>
			) : (
				children
			) }
			{ ! hasPanel && <CustomField clientId={ clientId } /> }
		</>
	);
}

/** The choice of a custom field that the post type registers for the REST API. */
function CustomField( { clientId }: Props ) {
	const { metadata, bound } = useBinding( clientId );
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const keys = useSelect( ( select ) => {
		const { getEditedPostAttribute } =
			storeNamed( select, 'core/editor' ) ?? {};
		return keysOf( getEditedPostAttribute?.( 'meta' ) ).join( ' ' );
	}, [] );
	const key = bound?.args?.key ?? '';
	const names = new Set( [ ...keys.split( ' ' ), key ].filter( Boolean ) );
	if ( ! names.size ) {
		return null;
	}
	const choices: Record< string, string > = {
		'': __( 'None', 'frontage' ),
		...Object.fromEntries( [ ...names ].map( ( one ) => [ one, one ] ) ),
	};
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Default value from a custom field', 'frontage' ) }
			value={ key }
			options={ selectOptions( choices ) }
			onChange={ ( next ) => {
				const { value, ...others } = metadata.bindings ?? {};
				void updateBlockAttributes( clientId, {
					metadata: {
						...metadata,
						bindings: {
							...others,
							...( next !== '' && {
								value: { source: SOURCE, args: { key: next } },
							} ),
						},
					},
				} );
			} }
		/>
	);
}

/** Returns the binding of the default value, and whether WordPress has a panel for it. */
function useBinding( clientId: string ) {
	return useSelect(
		( select ) => {
			const store = blockEditor( select );
			const name = store.getBlockName( clientId );
			const { __experimentalBlockBindingsSupportedAttributes: all } =
				store.getSettings() as {
					__experimentalBlockBindingsSupportedAttributes?: Record<
						string,
						string[]
					>;
				};
			const metadata = ( store.getBlockAttributes( clientId )?.metadata ??
				NO_METADATA ) as Metadata;
			return {
				metadata,
				bound: metadata.bindings?.value,
				hasPanel: !! all?.[ name ?? '' ]?.includes( 'value' ),
			};
		},
		[ clientId ]
	);
}

const NO_METADATA: Metadata = {};

/** Returns the names of custom fields that hold a text; WordPress's own are left out. */
const keysOf = ( meta: unknown ): string[] =>
	Object.entries( ( meta ?? {} ) as Record< string, unknown > )
		.filter(
			( [ key, value ] ) =>
				/^[^_\s]\S*$/.test( key ) &&
				key !== 'footnotes' &&
				/^(string|number)$/.test( typeof value )
		)
		.map( ( [ key ] ) => key );
