import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { ContentsSettings } from './settings';
import { StickySettings } from './sticky';
import { outline, type Branch } from './outline';
import { useHeadings, useIsPreview, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const CLASS = 'frontage-table-of-contents';

/** What is listed where there is no page yet, such as in the inserter. */
const sample = () => [
	{ level: 2, text: __( 'Before you begin', 'frontage' ) },
	{ level: 2, text: __( 'What you need', 'frontage' ) },
	{ level: 3, text: __( 'Tools', 'frontage' ) },
	{ level: 3, text: __( 'Ingredients', 'frontage' ) },
	{ level: 2, text: __( 'Step by step', 'frontage' ) },
];

/** The list; its links are inert in the editor. */
function List( {
	branches,
	as: Tag,
}: {
	branches: Branch[];
	as: 'ol' | 'ul';
} ) {
	return (
		<Tag className={ `${ CLASS }__list` }>
			{ branches.map( ( { text, under }, index ) => (
				<li key={ index } className={ `${ CLASS }__item` }>
					<span className={ `${ CLASS }__link` }>{ text }</span>
					{ under.length > 0 && (
						<List branches={ under } as={ Tag } />
					) }
				</li>
			) ) }
		</Tag>
	);
}

/** Returns classes and custom properties as printed by the server. */
function look( attributes: Attributes ) {
	const { hasCustomStyle, customStyleList, marker, minHeight } = attributes;
	return {
		className: [
			CLASS,
			hasCustomStyle ? 'has-own-marks' : `has-${ marker }`,
		].join( ' ' ),
		style: {
			[ `--${ CLASS }-height` ]: `${ minHeight }px`,
			[ `--${ CLASS }-mark` ]: hasCustomStyle
				? customStyleList
				: undefined,
		} as CSSProperties,
	};
}

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { levels, isHierarchical, marker, title, maxItems } = attributes;
	const headings = useHeadings();
	const isPreview = useIsPreview();
	const listed = isPreview && ! headings.length ? sample() : headings;
	const entries = listed.filter( ( { level } ) => levels.includes( level ) );
	const shown = maxItems > 0 ? entries.slice( 0, maxItems ) : entries;
	const blockProps = useBlockProps( look( attributes ) );
	return (
		<>
			<InspectorControls>
				<ContentsSettings { ...block } />
				<StickySettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<div className={ `${ CLASS }__box` }>
					<RichText
						tagName="p"
						className={ `${ CLASS }__title` }
						value={ title }
						onChange={ ( text: string ) =>
							setAttributes( { title: text } )
						}
						allowedFormats={ [] }
						disableLineBreaks
						placeholder={ __( 'Contents', 'frontage' ) }
						aria-label={ __(
							'Table of contents title',
							'frontage'
						) }
					/>
					<div className={ `${ CLASS }__body` }>
						{ entries.length ? (
							<List
								branches={ outline( shown, isHierarchical ) }
								as={ marker === 'numbers' ? 'ol' : 'ul' }
							/>
						) : (
							<Notice status="info" isDismissible={ false }>
								{ __(
									'No headings were found on this page.',
									'frontage'
								) }
							</Notice>
						) }
					</div>
				</div>
			</div>
		</>
	);
}
