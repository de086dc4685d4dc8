<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Whose photos these are, with a link to the profile. */
final class Head {
	/**
	 * Prints it; empty if it is not wanted, or the source has no profile.
	 *
	 * @param Feed_Item $item Any post of the source.
	 * @param bool      $is_wanted Whether the author wants it.
	 */
	public static function html( Feed_Source $source, Feed_Item $item, bool $is_wanted ): Html {
		$vendor = Feeds::vendor( $source );
		$url    = null === $vendor || ! $is_wanted ? '' : Url::safe( $vendor->profile_url( $source ) );
		if ( null === $vendor || '' === $url ) {
			return Html::raw( '' );
		}
		$is_author = Feed_Source::USER === $source->kind || Feed_Source::PAGE === $source->kind;
		$name      = $is_author && '' !== $item->author_name ? $item->author_name : $source->id;
		$handle    = $is_author ? $item->author_handle : '';
		$copy      = $is_author && null !== $item->avatar ? Feed_Pictures::read( $item->avatar, $source->key() ) : null;
		return el(
			'div',
			array( 'class' => 'frontage-photo-feed__head' ),
			el(
				'a',
				array(
					'class' => 'frontage-photo-feed__profile',
					'href'  => $url,
				),
				null === $copy ? null : el(
					'img',
					array(
						'class'  => 'frontage-photo-feed__avatar',
						'src'    => $copy->files[ array_key_first( $copy->files ) ]['url'],
						'width'  => 48,
						'height' => 48,
						'alt'    => '',
					)
				),
				el( 'span', array( 'class' => 'frontage-photo-feed__name' ), $name ),
				'' === $handle || "@$name" === $handle ? null : el( 'span', array( 'class' => 'frontage-photo-feed__handle' ), $handle ),
				el(
					'span',
					array( 'class' => 'frontage-photo-feed__network' ),
					/* translators: %s: name of a network. */
					sprintf( __( 'on %s', 'frontage' ), $vendor->title() )
				)
			)
		);
	}
}
