import {
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { people } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { PicturePlace, useIsInside, type EditProps } from '@frontage/editor';
import { MemberSettings } from './settings';
import type { Attributes } from '../attributes';

const CLASS = 'frontage-member';

const TEMPLATE: [ string, object ][] = [
	[
		'core/paragraph',
		{
			placeholder: __( 'Add details about this person…', 'frontage' ),
		},
	],
	[ 'core/social-links', {} ],
];

export function Edit( {
	clientId,
	isSelected,
	...block
}: EditProps< Attributes > ) {
	const { attributes } = block;
	// Closed as on the site, until the author edits something inside.
	const isOpen = useIsInside( clientId ) || isSelected;
	const blockProps = useBlockProps( {
		className: `${ CLASS } is-${ attributes.shape }`,
		style: {
			'--frontage-member-ratio': attributes.ratio,
		} as CSSProperties,
	} );
	const details = useInnerBlocksProps(
		{ className: `${ CLASS }__text` },
		{ template: TEMPLATE }
	);
	return (
		<>
			<MemberSettings { ...block } />
			<div { ...blockProps }>
				<Card { ...block } />
				<div className={ `${ CLASS }__edit` } hidden={ ! isOpen }>
					<p className={ `${ CLASS }__hint` }>
						{ __( 'Details (shown in the lightbox)', 'frontage' ) }
					</p>
					<div { ...details } />
				</div>
			</div>
		</>
	);
}

/** Portrait, name and role, as visitors see them. */
function Card( {
	attributes,
	setAttributes,
}: Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' > ) {
	const line = ( attribute: 'name' | 'role', tag: string, label: string ) => (
		<RichText
			tagName={ tag as 'p' }
			className={ `${ CLASS }__${ attribute }` }
			value={ attributes[ attribute ] }
			onChange={ ( text: string ) =>
				setAttributes( { [ attribute ]: text } )
			}
			allowedFormats={ [] }
			disableLineBreaks
			placeholder={ label }
			aria-label={ label }
		/>
	);
	return (
		<>
			<div className={ `${ CLASS }__open` }>
				<div className={ `${ CLASS }__frame` }>
					<PicturePlace
						id={ attributes.id }
						url={ attributes.url }
						alt={ attributes.alt }
						className={ `${ CLASS }__photo` }
						icon={ people }
						title={ __( 'Portrait', 'frontage' ) }
						onChoose={ ( picture ) =>
							setAttributes( { ...picture } )
						}
					/>
				</div>
				{ line(
					'name',
					attributes.headingLevel,
					__( 'Name', 'frontage' )
				) }
			</div>
			{ line( 'role', 'p', __( 'Job title', 'frontage' ) ) }
		</>
	);
}
