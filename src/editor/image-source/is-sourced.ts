import type { ImageSource } from '@frontage/lib/image-source';

/** What says where the images of a block come from. */
export interface Sourced {
	source?: ImageSource;
	metadata?: { bindings?: { images?: { source?: string } } };
}

/**
 * Returns the block bindings source of the images; undefined if they are not bound.
 *
 * @param attributes Block attributes.
 */
export const boundTo = ( attributes: object ): string | undefined =>
	( attributes as Sourced ).metadata?.bindings?.images?.source;

/**
 * Returns whether the server finds the images, instead of the author.
 *
 * @param attributes Block attributes.
 */
export const isSourced = ( attributes: object ): boolean =>
	!! ( attributes as Sourced ).source?.kind || !! boundTo( attributes );
