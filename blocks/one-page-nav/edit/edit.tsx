import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useHeadings, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { ItemsField } from './items-field';
import { NavSettings } from './settings';
import { useSections } from './use-sections';

const CLASS = 'frontage-one-page-nav';

/** Returns the labels of the links, from the edited content. */
function useLabels( { source, items, deepestLevel }: Attributes ): string[] {
	const headings = useHeadings()
		.filter( ( { level } ) => level > 1 && level <= deepestLevel )
		.map( ( { text } ) => text );
	const sections = useSections();
	return {
		headings,
		sections,
		items: items
			.filter( ( { label, target } ) => label && target )
			.map( ( { label } ) => label ),
	}[ source ];
}

/** The links, which are inert in the editor and stay in their place. */
export function Edit( block: EditProps< Attributes > ) {
	const { source, look, place, side, onPhones } = block.attributes;
	const labels = useLabels( block.attributes );
	const blockProps = useBlockProps( {
		className: `${ CLASS } has-${ look } is-${ place } is-at-${ side }${
			onPhones === 'hidden' ? ' is-hidden-on-phones' : ''
		}`,
	} );
	return (
		<>
			<InspectorControls>
				<NavSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				{ labels.length ? (
					<div>
						<ul className={ `${ CLASS }__list` }>
							{ labels.map( ( label, index ) => (
								<li
									key={ index }
									className={ `${ CLASS }__item` }
								>
									<span className={ `${ CLASS }__link` }>
										<span className={ `${ CLASS }__label` }>
											{ label }
										</span>
									</span>
								</li>
							) ) }
						</ul>
					</div>
				) : (
					<Placeholder
						icon={ icon }
						label={ __( 'One Page Navigation', 'frontage' ) }
						instructions={ NOTHING[ source ] }
					>
						{ source === 'items' && <ItemsField { ...block } /> }
					</Placeholder>
				) }
			</div>
		</>
	);
}

/** What to do if there is nothing to link to. */
const NOTHING = {
	headings: __(
		'The headings of the page become its links. Add a heading.',
		'frontage'
	),
	sections: __(
		'Groups, covers and columns with an HTML anchor become its links. Set an anchor in the advanced settings of a group.',
		'frontage'
	),
	items: '',
};
