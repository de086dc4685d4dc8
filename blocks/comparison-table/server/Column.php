<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Shop\Product;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/** What a column says in its head: the author's words, and those of a product where the author wrote none. */
final class Column {
	/** Plain text, for the choice on phones. */
	public readonly string $name;

	public readonly ?Html $price;

	public readonly string $note;

	public readonly string $badge;

	public readonly string $button;

	/** Safe; empty without a link. */
	public readonly string $url;

	public readonly ?Html $picture;

	public readonly bool $is_featured;

	/**
	 * Reads an item of the attribute.
	 *
	 * @param array<mixed> $item Not trusted.
	 */
	public function __construct( array $item ) {
		$product           = Product::find( $item['product'] ?? 0 );
		$text              = static fn ( string $name ): string => Kses::text( $item[ $name ] ?? '' );
		$name              = $text( 'name' );
		$price             = $text( 'price' );
		$url               = Url::safe( $text( 'url' ) );
		$this->name        = '' === $name && null !== $product ? Kses::text( $product->get_name() ) : $name;
		$this->note        = $text( 'note' );
		$this->is_featured = true === ( $item['isFeatured'] ?? false );
		$badge             = $text( 'badge' );
		$this->badge       = '' === $badge && $this->is_featured ? __( 'Recommended', 'frontage' ) : $badge;
		$this->price       = '' === $price ? self::price_of( $product ) : Html::text( $price );
		$this->url         = '' === $url && null !== $product ? Url::safe( $product->add_to_cart_url() ) : $url;
		$button            = $text( 'button' );
		$button            = '' === $button && '' === $url && null !== $product ? Kses::text( $product->add_to_cart_text() ) : $button;
		$this->button      = '' === $button && '' !== $this->url ? __( 'Learn more', 'frontage' ) : $button;
		$this->picture     = null === $product ? null : self::picture_of( $product );
	}

	/**
	 * Returns the price as the shop writes it.
	 *
	 * @param WC_Product|null $product Null without a shop.
	 */
	private static function price_of( ?WC_Product $product ): ?Html {
		$html = null === $product ? '' : wp_kses_post( $product->get_price_html() );
		return '' === $html ? null : Html::raw( $html );
	}

	/**
	 * Returns the picture; the name beside it says what it shows.
	 *
	 * @param WC_Product $product Published.
	 */
	private static function picture_of( WC_Product $product ): ?Html {
		$html = wp_get_attachment_image( (int) $product->get_image_id(), 'medium', false, array( 'alt' => '' ) );
		return '' === $html ? null : Html::raw( $html );
	}
}
