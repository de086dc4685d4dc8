import {
	BaseControl,
	Button,
	PanelBody,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { changed, toggled } from './categories';
import type { Category } from './types';

/** An image of the grid that is in the media library. */
export interface Known {
	id: number;
	url: string;
	alt: string;
}

interface Props {
	categories: Category[];
	pictures: Known[];
	onChange: ( categories: Category[] ) => void;
}

/** The filter categories, and the images in each. */
export function CategoriesPanel( { categories, pictures, onChange }: Props ) {
	return (
		<PanelBody title={ __( 'Categories', 'frontage' ) } initialOpen>
			<p>
				{ __(
					'With two or more categories, visitors can filter the images.',
					'frontage'
				) }
			</p>
			{ categories.map( ( category, at ) => (
				<CategorySettings
					key={ at }
					category={ category }
					number={ at + 1 }
					pictures={ pictures }
					onChange={ ( change ) =>
						onChange( changed( categories, at, change ) )
					}
					onRemove={ () =>
						onChange(
							categories.filter( ( other ) => other !== category )
						)
					}
				/>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () =>
					onChange( [ ...categories, { name: '', images: [] } ] )
				}
			>
				{ __( 'Add category', 'frontage' ) }
			</Button>
		</PanelBody>
	);
}

interface CategoryProps {
	category: Category;
	/** Number of the category, from 1. */
	number: number;
	pictures: Known[];
	onChange: ( change: Partial< Category > ) => void;
	onRemove: () => void;
}

function CategorySettings( props: CategoryProps ) {
	const { category, number, pictures, onChange, onRemove } = props;
	return (
		<fieldset className="frontage-image-grid-category">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				/* translators: %d: position, starting at 1. */
				label={ sprintf( __( 'Category %d', 'frontage' ), number ) }
				value={ category.name }
				onChange={ ( name ) => onChange( { name } ) }
			/>
			<BaseControl.VisualLabel>
				{ __( 'Images in this category', 'frontage' ) }
			</BaseControl.VisualLabel>
			<div className="frontage-image-grid-category__pictures">
				{ pictures.map( ( picture, index ) => (
					<Pick
						key={ index }
						{ ...picture }
						place={ index + 1 }
						isPicked={ category.images.includes( picture.id ) }
						onPick={ () =>
							onChange( {
								images: toggled( category.images, picture.id ),
							} )
						}
					/>
				) ) }
			</div>
			<Button variant="link" isDestructive onClick={ onRemove }>
				{ __( 'Remove', 'frontage' ) }
			</Button>
		</fieldset>
	);
}

interface PickProps extends Known {
	/** From 1. */
	place: number;
	isPicked: boolean;
	onPick: () => void;
}

function Pick( { url, alt, place, isPicked, onPick }: PickProps ) {
	return (
		<Button
			className="frontage-image-grid-category__picture"
			/* translators: %d: position of the image, starting at 1. */
			label={ alt || sprintf( __( 'Image %d', 'frontage' ), place ) }
			isPressed={ isPicked }
			onClick={ onPick }
		>
			<img src={ url } alt="" />
		</Button>
	);
}
