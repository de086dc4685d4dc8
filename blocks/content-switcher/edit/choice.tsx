import { RichText } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { OpenChild } from '@frontage/editor';

type Props = Pick<
	OpenChild,
	'blocks' | 'openId' | 'newId' | 'open' | 'change'
>;

/** The switch or buttons, with inline editable names. */
export function EditChoice( { blocks, newId, ...props }: Props ) {
	const choice = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( newId ) {
			choice.current
				?.querySelector< HTMLElement >( `[data-of="${ newId }"] > *` )
				?.focus();
		}
	}, [ newId ] );
	return (
		<div className="frontage-content-switcher__choice" ref={ choice }>
			{ blocks.map( ( block, index ) => (
				<EditOption
					key={ block.clientId }
					block={ block }
					index={ index }
					{ ...props }
				/>
			) ) }
		</div>
	);
}

interface OptionProps extends Omit< Props, 'blocks' | 'newId' > {
	block: Block;
	index: number;
}

function EditOption( { block, index, openId, open, change }: OptionProps ) {
	const { clientId, attributes } = block;
	return (
		// The text inside is keyboard accessible.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- As said above.
		<div
			data-of={ clientId }
			className={ `frontage-content-switcher__option${
				clientId === openId ? ' is-chosen' : ''
			}` }
			onFocus={ () => open( clientId ) }
			onClick={ () => open( clientId ) }
		>
			<RichText
				tagName="span"
				className="frontage-content-switcher__name"
				value={ String( attributes.title ?? '' ) }
				onChange={ ( title: string ) => change( clientId, { title } ) }
				allowedFormats={ [] }
				disableLineBreaks
				placeholder={ __( 'Name', 'frontage' ) }
				aria-label={ sprintf(
					/* translators: %d: position of the content, starting at 1. */
					__( 'Name of content %d', 'frontage' ),
					index + 1
				) }
			/>
			{ !! attributes.note && (
				<span className="frontage-content-switcher__note">
					{ String( attributes.note ) }
				</span>
			) }
		</div>
	);
}
