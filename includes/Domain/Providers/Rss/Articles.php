<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Rss;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Value;
use SimplePie\SimplePie;
use Throwable;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Articles of an RSS or Atom file. WordPress's SimplePie reads it; nothing else of it is used. */
final class Articles {
	private const MOST = 100;

	private const MOST_TEXT = 1000;

	/**
	 * Returns the articles, the newest first; null if it is no feed.
	 *
	 * @param string $xml Not trusted.
	 * @return list<Feed_Item>|null
	 */
	public static function of( string $xml ): ?array {
		// Entities of its own are of no use to a feed, and can be bombs.
		if ( 1 !== preg_match( '~<(?:rss|feed|rdf:rdf)\b~i', substr( $xml, 0, 5000 ) ) || false !== stripos( $xml, '<!ENTITY' ) ) {
			return null;
		}
		try {
			$pie = self::reader();
			$pie->enable_cache( false );
			$pie->set_raw_data( $xml );
			$pie->force_feed( true );
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- Broken feeds are expected, and not worth a line in the log.
			if ( ! @$pie->init() ) {
				return null;
			}
			$site  = Feed_Value::from_html( $pie->get_title(), 100 );
			$items = array();
			foreach ( $pie->get_items( 0, self::MOST ) as $entry ) {
				$items[] = self::article( $entry, $site, $pie->get_permalink() );
			}
			$items = array_values( array_filter( $items ) );
			usort( $items, static fn ( Feed_Item $a, Feed_Item $b ): int => $b->published <=> $a->published );
			return $items;
		} catch ( Throwable ) {
			return null;
		}
	}

	/**
	 * Returns WordPress's reader of feeds. In 6.7 its class has no namespace.
	 *
	 * @return SimplePie
	 */
	private static function reader(): object {
		require_once ABSPATH . WPINC . '/class-simplepie.php';
		$name = class_exists( SimplePie::class ) ? SimplePie::class : 'SimplePie';
		/** @var SimplePie $reader The same methods. */
		$reader = new $name();
		return $reader;
	}

	/**
	 * Returns an article.
	 *
	 * @param \SimplePie\Item $entry Not trusted.
	 * @param string         $site Title of the feed.
	 * @param string|null    $home Address of its site.
	 */
	private static function article( object $entry, string $site, ?string $home ): ?Feed_Item {
		$url   = $entry->get_permalink();
		$html  = (string) $entry->get_content();
		$short = Feed_Value::from_html( $entry->get_description(), self::MOST_TEXT );
		$name  = $entry->get_author()?->get_name();
		return Feed_Item::of(
			array(
				// IDs of feeds may be anything.
				'id'            => md5( (string) $entry->get_id() ),
				'url'           => $url ?? '',
				'author_name'   => '' === $site ? (string) $name : $site,
				'author_handle' => '' === $site ? '' : Feed_Value::from_html( (string) $name, 100 ),
				'author_url'    => $home ?? '',
				// Titles are often encoded twice.
				'title'         => html_entity_decode( Feed_Value::from_html( $entry->get_title(), 300 ) ),
				'text'          => '' === $short ? Feed_Value::from_html( $html, self::MOST_TEXT ) : $short,
				'published'     => $entry->get_gmdate( 'Y-m-d\TH:i:s\Z' ) ?? '',
				'pictures'      => array( self::picture( $entry, $html ) ),
			)
		);
	}

	/**
	 * Returns the picture of an article, as `Feed_Picture::of()` takes it: an enclosure, or the first of its text.
	 *
	 * @param \SimplePie\Item $entry Not trusted.
	 * @param string         $html Its text.
	 * @return array<string, mixed>
	 */
	private static function picture( object $entry, string $html ): array {
		foreach ( $entry->get_enclosures() ?? array() as $file ) {
			$is_image = str_starts_with( (string) $file->get_type(), 'image/' ) || 'image' === $file->get_medium();
			$url      = $is_image ? $file->get_link() : $file->get_thumbnail();
			if ( null !== $url && '' !== $url ) {
				return array(
					'url'    => html_entity_decode( $url ),
					'width'  => $is_image ? $file->get_width() : null,
					'height' => $is_image ? $file->get_height() : null,
				);
			}
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		return ! $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ? array() : array(
			'url'    => $tags->get_attribute( 'src' ),
			'width'  => $tags->get_attribute( 'width' ),
			'height' => $tags->get_attribute( 'height' ),
			'alt'    => $tags->get_attribute( 'alt' ),
		);
	}
}
