import {
	BlockControls,
	InspectorControls,
	PlainText,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LikeSettings } from './settings';
import { iconNames, icons } from './icons';
import { type EditProps, useIsPreview } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** The number that visitors of a new post see. */
const NO_LIKES = 0;

/** The number in the inserter: of a post that people like. */
const SOME_LIKES = 128;

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { icon, postfix, hidesZero } = attributes;
	const likes = useIsPreview() ? SOME_LIKES : NO_LIKES;
	return (
		<>
			<BlockControls>
				<IconToolbar
					chosen={ icon }
					onChoose={ ( chosen ) => setAttributes( { icon: chosen } ) }
				/>
			</BlockControls>
			<InspectorControls>
				<LikeSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: `frontage-like-button is-${ icon }${ hidesZero ? ' hides-zero' : '' }`,
				} ) }
			>
				<div className="frontage-like-button__form">
					<div
						className="frontage-like-button__button"
						role="group"
						aria-label={ __( 'Like button', 'frontage' ) }
					>
						<span className="frontage-like-button__content">
							<span
								className="frontage-like-button__count"
								data-count={ likes }
							>
								{ likes }
							</span>{ ' ' }
							<PlainText
								__experimentalVersion={ 2 }
								tagName="span"
								className="frontage-like-button__postfix"
								value={ postfix }
								onChange={ ( value: string ) =>
									setAttributes( { postfix: value } )
								}
								placeholder={ __( 'likes', 'frontage' ) }
								aria-label={ __(
									'Text after the count',
									'frontage'
								) }
							/>
						</span>
					</div>
				</div>
			</div>
		</>
	);
}

interface IconToolbarProps {
	chosen: Attributes[ 'icon' ];
	onChoose: ( icon: Attributes[ 'icon' ] ) => void;
}

function IconToolbar( { chosen, onChoose }: IconToolbarProps ) {
	const names = Object.keys( icons ) as Attributes[ 'icon' ][];
	return (
		<ToolbarGroup>
			{ names.map( ( name ) => (
				<ToolbarButton
					key={ name }
					icon={ icons[ name ] }
					label={ iconNames()[ name ] }
					isPressed={ name === chosen }
					onClick={ () => onChoose( name ) }
				/>
			) ) }
		</ToolbarGroup>
	);
}
