import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import {
	compact,
	takesExtensions,
	type EditedBlock,
	type Extension,
	type ExtensionSettings,
} from './extension-settings';
import { useKeptLast } from './kept-last';
import { Settings } from './settings';
import './extension-group.scss';

interface GroupProps {
	/** Those that the block can have. */
	offered: Extension[];
	/** Settings of all extensions, by their names in posts. */
	saved: Record< string, ExtensionSettings >;
	onChange: ( saved: object | undefined ) => void;
}

/** All extensions in one panel behind the block's own; it and the panels in it are closed unless they are used. */
function ExtensionGroup( { offered, saved, onChange }: GroupProps ) {
	return (
		<PanelBody
			ref={ useKeptLast() }
			className="frontage-extensions"
			title={ __( 'Frontage', 'frontage' ) }
			initialOpen={ offered.some(
				( { slug, savedAs = slug } ) => savedAs in saved
			) }
		>
			{ offered.map( ( { slug, savedAs = slug, label, Fields } ) => {
				const settings = saved[ savedAs ] ?? {};
				const save = ( next: object ) =>
					onChange(
						compact( { ...saved, [ savedAs ]: compact( next ) } )
					);
				return (
					<Settings
						key={ slug }
						label={ label }
						initialOpen={ savedAs in saved }
						onReset={ () => save( {} ) }
					>
						<Fields
							settings={ settings }
							onChange={ ( changed ) =>
								save( { ...settings, ...changed } )
							}
							onReset={ () => save( {} ) }
						/>
					</Settings>
				);
			} ) }
		</PanelBody>
	);
}

/**
 * Returns a component that adds the group to the selected block's sidebar.
 *
 * @param registered All extensions; later ones may be added to it.
 */
export const withExtensionGroup = ( registered: Extension[] ) =>
	createHigherOrderComponent(
		( BlockEdit: ComponentType< EditedBlock > ) =>
			( props: EditedBlock ) => {
				const { attributes, setAttributes, isSelected } = props;
				const offered =
					isSelected && takesExtensions( props.name )
						? registered.filter( ( { isFor = () => true } ) =>
								isFor( props )
							)
						: [];
				return (
					<>
						<BlockEdit { ...props } />
						{ offered.length > 0 && (
							<InspectorControls>
								<ExtensionGroup
									offered={ offered }
									saved={ attributes.frontage ?? {} }
									onChange={ ( frontage ) =>
										setAttributes( { frontage } )
									}
								/>
							</InspectorControls>
						) }
					</>
				);
			},
		'withFrontageExtensions'
	);
