import { useSettings } from '@wordpress/block-editor';

/** Colors as a control shows them, and as they are saved: one of the theme's changes with the theme. */
export function useThemeColors() {
	const [ colors ] = useSettings( 'color.palette' ) as [
		{ name: string; slug: string; color: string }[] | undefined,
	];
	return {
		/** Returns the color itself. */
		shown( saved: string ): string {
			const slug = /--color--([\w-]+)/.exec( saved )?.[ 1 ];
			return (
				colors?.find( ( color ) => color.slug === slug )?.color ?? saved
			);
		},
		/** Returns a color as a variable of the theme, or any other as it is. */
		saved( color = '' ): string {
			const preset = colors?.find( ( one ) => one.color === color );
			return preset
				? `var(--wp--preset--color--${ preset.slug })`
				: color;
		},
	};
}
