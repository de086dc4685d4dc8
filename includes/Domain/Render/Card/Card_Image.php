<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Domain\Render\Template_Images;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What a list knows of its posts that WordPress's own blocks in its cards do not.
 *
 * The image for posts without one, which images are seen first, and excerpts that do not render the whole post.
 */
final class Card_Image {
	/** Before WordPress makes an excerpt by rendering the content. */
	private const BEFORE_CONTENT = 9;

	/** Contexts of images that WordPress prints for a post. */
	private const CONTEXTS = array( 'wp_get_attachment_image', 'the_post_thumbnail' );

	/**
	 * Stores the list's options.
	 *
	 * @param Card_Options $look What the list says of its cards.
	 */
	public function __construct( private readonly Card_Options $look ) {}

	/** Adds the filters, while a card is rendered. */
	public function attach(): void {
		add_filter( 'post_thumbnail_id', array( $this, 'thumbnail' ) );
		add_filter( 'pre_wp_get_loading_optimization_attributes', array( $this, 'loading' ), 10, 4 );
		add_filter( 'get_the_excerpt', array( $this, 'excerpt' ), self::BEFORE_CONTENT, 2 );
	}

	/** Removes the filters. */
	public function detach(): void {
		remove_filter( 'post_thumbnail_id', array( $this, 'thumbnail' ) );
		remove_filter( 'pre_wp_get_loading_optimization_attributes', array( $this, 'loading' ) );
		remove_filter( 'get_the_excerpt', array( $this, 'excerpt' ), self::BEFORE_CONTENT );
	}

	/**
	 * Returns the image for posts without one.
	 *
	 * @param mixed $id Attachment ID of the featured image.
	 * @return mixed
	 */
	public function thumbnail( $id ) {
		return empty( $id ) ? Fallback_Picture::of( $this->look->data['fallbackImage'] ) : $id;
	}

	/**
	 * Loads the first images of a template at once, the first large one with priority.
	 *
	 * @param mixed $known What another plugin has decided; false for nothing.
	 * @param string $tag Tag name.
	 * @param array<string, mixed> $attributes The image's attributes.
	 * @param string $context Where WordPress prints it.
	 * @return mixed
	 */
	public function loading( $known, string $tag, array $attributes, string $context ) {
		if ( false !== $known || 'img' !== $tag || ! in_array( $context, self::CONTEXTS, true ) ) {
			return $known;
		}
		$size = array_intersect_key( $attributes, array_flip( array( 'width', 'height' ) ) );
		if ( count( $size ) < 2 || array() === Template_Images::loading() ) {
			return $known;
		}
		return wp_maybe_add_fetchpriority_high_attr( array( 'decoding' => 'async' ), $tag, $attributes );
	}

	/**
	 * Returns the beginning of a post without an excerpt, as other cards show it.
	 *
	 * @param mixed $text The author's excerpt.
	 * @param mixed $post Post that the excerpt belongs to, unless the filter was applied without one.
	 * @return mixed
	 */
	public function excerpt( $text, $post ) {
		return '' === $text && $post instanceof WP_Post && ! post_password_required( $post )
			? wp_strip_all_tags( Excerpt::of( $post ) )
			: $text;
	}
}
