import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { JSX } from 'react';
import { blockEditor } from './blocks';
import { Fields, type Field, type Values, defaultsOf } from './list-fields';
import { ServerPreview } from './preview';
import { useTaxonomies, withTaxonomies } from './query';
import { useIsPreview } from './use-is-preview';

interface Props {
	/** The module's `block.json`. */
	metadata: { name: string; title: string; attributes: object };
	icon: JSX.Element;
	fields: readonly Field[];
	attributes: Values;
	setAttributes: ( changed: Values ) => void;
	/** Shown in the inserter, in place of what the site has. */
	sample?: JSX.Element;
}

/** Separates the names of lists; anchors contain no spaces. */
const SPACE = ' ';

/** Returns the anchors of the lists in the editor: blocks with a query. */
function useListNames(): string[] {
	const names = useSelect( ( select ) => {
		const { getClientIdsWithDescendants, getBlockAttributes } =
			blockEditor( select );
		return getClientIdsWithDescendants()
			.map( getBlockAttributes )
			.filter( ( one ) => one?.query && one.anchor )
			.map( ( one ) => String( one!.anchor ) )
			.join( SPACE );
	}, [] );
	return names.split( SPACE ).filter( Boolean );
}

/**
 * The settings that all filters share: which list they steer, and their name in the address.
 *
 * @param names  Names of the lists in the editor.
 * @param chosen Name of the filter's list.
 */
const sharedFields = ( names: string[], chosen: string ): Field[] => [
	{
		name: 'list',
		label: __( 'List', 'frontage' ),
		help: __(
			'To choose among several lists, give each an HTML anchor under Advanced.',
			'frontage'
		),
		kind: 'choice',
		options: {
			'': __( 'First list on the page', 'frontage' ),
			...Object.fromEntries(
				[ ...names, chosen ]
					.filter( Boolean )
					.map( ( name ) => [ name, `#${ name }` ] )
			),
		},
	},
	{
		name: 'parameter',
		label: __( 'Name in the address', 'frontage' ),
		help: __(
			'Such as “topic” in ?topic=food. Leave empty for the usual name.',
			'frontage'
		),
		kind: 'text',
	},
];

/**
 * The edit component of blocks that filter a list: a preview with the site's own terms and numbers, and the settings.
 *
 * @param props See `Props`.
 */
export function FilterEdit( props: Props ) {
	const { metadata, icon, fields, attributes, setAttributes } = props;
	const defaults = defaultsOf( metadata );
	const isSample = useIsPreview() && props.sample;
	const taxonomies = useTaxonomies( 'post' );
	const shared = sharedFields(
		useListNames(),
		String( attributes.list ?? '' )
	).filter( ( { name } ) => name in defaults );
	return (
		<>
			<InspectorControls>
				<Fields
					label={ metadata.title }
					fields={ withTaxonomies(
						[ ...fields, ...shared ],
						taxonomies,
						attributes
					) }
					values={ attributes }
					defaults={ defaults }
					onChange={ ( changed ) =>
						setAttributes(
							'taxonomy' in changed
								? { terms: defaults.terms, ...changed }
								: changed
						)
					}
				/>
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ isSample || (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						empty={
							<Placeholder
								icon={ icon }
								label={ metadata.title }
								instructions={ __(
									'There is nothing to choose yet. Change the settings in the sidebar or publish a post.',
									'frontage'
								) }
							/>
						}
					/>
				) }
			</div>
		</>
	);
}
