import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ImageSource } from '@frontage/lib/image-source';
import { Fields, type Values } from '../list-fields';
import { useMediaTaxonomies } from '../query/use-types';
import { boundTo, type Sourced } from './is-sourced';
import { USUAL, sourceFields } from './source-fields';

interface Props {
	attributes: Sourced;
	setAttributes: ( changed: { source: ImageSource | undefined } ) => void;
	/** Label for images that the author picks; none if the block has no such images. */
	picked?: string;
}

/**
 * The “Source” panel: where a block's images come from.
 *
 * @param props The block, and the label of its own images.
 */
export function SourcePanel( { attributes, setAttributes, picked }: Props ) {
	const taxonomies = useMediaTaxonomies();
	const label = __( 'Source', 'frontage' );
	const binding = boundTo( attributes );
	const defaults = { ...USUAL, ...( ! picked && { kind: 'attached' } ) };
	const values = { ...defaults, ...attributes.source };
	return binding ? (
		<PanelBody title={ label }>
			{ sprintf(
				/* translators: %s: name of a block bindings source, such as core/post-meta. */
				__(
					'The images are connected to “%s”. Remove the connection to choose another source.',
					'frontage'
				),
				binding
			) }
		</PanelBody>
	) : (
		<Fields
			label={ label }
			fields={ sourceFields( values, taxonomies, picked ) }
			values={ values }
			defaults={ defaults }
			onChange={ ( changed ) =>
				setAttributes( {
					source: sourceOf( { ...values, ...changed }, changed ),
				} )
			}
		/>
	);
}

/**
 * Returns what is saved: only what differs from the usual values, and nothing if the author picks images.
 *
 * @param values  All values.
 * @param changed Those of them that have just been changed; another taxonomy has other terms.
 */
export function sourceOf(
	values: Values,
	changed: Values
): ImageSource | undefined {
	const source = Object.fromEntries(
		Object.entries( {
			...values,
			...( 'taxonomy' in changed && { terms: [] } ),
		} ).filter(
			( [ name, value ] ) => String( value ) !== String( USUAL[ name ] )
		)
	) as ImageSource;
	return source.kind ? source : undefined;
}
