<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Copy_Link;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use Frontage\Domain\Share\Shared_Page;
use WP_Block;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * A button that copies a link (S2 §4).
 *
 * Without a script there is the link itself, which the browser's own menu copies.
 */
final class Copy_Link {
	/**
	 * Renders the block; nothing if the author's link is not allowed.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 * @param WP_Block             $block The block, for the post around it.
	 */
	public static function html( array $attributes, WP_Block $block ): Html {
		$own = trim( Kses::text( $attributes['url'] ) );
		$url = '' === $own ? Shared_Page::of( $block )->url : Url::safe( $own );
		if ( '' === $url ) {
			return Html::raw( '' );
		}
		$label  = Kses::text( $attributes['label'] );
		$copied = Kses::text( $attributes['copiedLabel'] );
		$button = el(
			'button',
			array(
				'type'  => 'button',
				'class' => 'frontage-copy-link__button',
			),
			el( 'span', array( 'class' => 'frontage-copy-link__label' ), '' === $label ? __( 'Copy link', 'frontage' ) : $label )
		);
		$plain  = el( 'noscript', array(), el( 'a', array( 'href' => $url ), $url ) );
		$status = el(
			'span',
			array(
				'class' => 'frontage-copy-link__status',
				'role'  => 'status',
			)
		);
		return Wrapper::html(
			array(
				'id'    => $attributes['anchor'] ?? null,
				'class' => 'frontage-copy-link',
			),
			Island::html( 'copy-link', array( 'url' => $url ) + self::words( $copied ), fragment( $button, $status, $plain ) )
		);
	}

	/**
	 * Returns what the script says.
	 *
	 * @param string $copied The author's word; empty for ours.
	 * @return array{copied: string, failed: string}
	 */
	private static function words( string $copied ): array {
		return array(
			'copied' => '' === $copied ? __( 'Copied', 'frontage' ) : $copied,
			/* translators: %s: a link. */
			'failed' => __( 'Your browser does not allow copying. The link is: %s', 'frontage' ),
		);
	}
}
