<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use Frontage\Base\Html\Url;

defined( 'ABSPATH' ) || exit;

/**
 * Images in a value that another plugin saved: IDs or URLs in a list, in lists of lists, or separated by commas.
 *
 * An array with an ID or a URL is one image, as Advanced Custom Fields and block bindings describe it.
 *
 * @phpstan-type Found array{id?: int, url?: string, alt?: string, caption?: string, categories?: list<string>}
 */
final class Image_List {
	private const DEEPEST = 4;

	/** Largest text that is read, in bytes. */
	private const LONGEST = 20000;

	/** Texts that describe one image. */
	private const TEXTS = array( 'alt', 'caption' );

	/**
	 * Images found so far, keyed by ID or URL.
	 *
	 * @var array<string, Found>
	 */
	private array $found = array();

	/**
	 * Returns the images of a value, each one once.
	 *
	 * @param mixed $value Untrusted value.
	 * @return list<Found>
	 */
	public static function of( mixed $value ): array {
		$list = new self();
		$list->collect( $value, self::DEEPEST );
		return array_values( $list->found );
	}

	/**
	 * Collects images of a value.
	 *
	 * @param mixed $value Untrusted value.
	 * @param int $levels Levels of arrays that are still read.
	 */
	private function collect( mixed $value, int $levels ): void {
		if ( count( $this->found ) >= Source_Options::MOST ) {
			return;
		}
		if ( is_int( $value ) ) {
			$this->add( array( 'id' => $value ) );
		} elseif ( is_string( $value ) ) {
			$this->read( trim( $value ), $levels );
		} elseif ( is_array( $value ) && ! $this->describe( $value ) && $levels > 0 ) {
			foreach ( $value as $one ) {
				$this->collect( $one, $levels - 1 );
			}
		}
	}

	/**
	 * Collects images of a text: IDs with commas between them, JSON, or URLs with spaces or line breaks between them.
	 *
	 * @param string $text Trimmed text.
	 * @param int $levels Levels of arrays that are still read.
	 */
	private function read( string $text, int $levels ): void {
		if ( '' === $text || strlen( $text ) > self::LONGEST ) {
			return;
		}
		if ( in_array( $text[0], array( '[', '{' ), true ) && $levels > 0 ) {
			$this->collect( json_decode( $text, true, self::DEEPEST + 1 ), $levels - 1 );
		} elseif ( 1 === preg_match( '/\A\d[\d\s,]*\z/', $text ) ) {
			foreach ( preg_split( '/[\s,]+/', $text ) ?: array() as $id ) {
				$this->collect( (int) $id, 0 );
			}
		} else {
			foreach ( preg_split( '/\s+/', $text ) ?: array() as $url ) {
				$this->add( array( 'url' => $url ) );
			}
		}
	}

	/**
	 * Adds an array that describes one image.
	 *
	 * @param array<array-key, mixed> $value Untrusted array.
	 * @return bool Whether it does.
	 */
	private function describe( array $value ): bool {
		$id  = $value['id'] ?? $value['ID'] ?? null;
		$url = $value['url'] ?? null;
		if ( ! is_numeric( $id ) && ! is_string( $url ) ) {
			return false;
		}
		$image = array(
			'id'  => is_numeric( $id ) ? (int) $id : 0,
			'url' => is_string( $url ) ? $url : '',
		);
		foreach ( self::TEXTS as $name ) {
			if ( is_string( $value[ $name ] ?? null ) && '' !== $value[ $name ] ) {
				$image[ $name ] = $value[ $name ];
			}
		}
		$categories = array_filter( is_array( $value['categories'] ?? null ) ? $value['categories'] : array(), 'is_string' );
		$this->add( array() === $categories ? $image : $image + array( 'categories' => array_values( $categories ) ) );
		return true;
	}

	/**
	 * Adds an image if its ID or its URL can be one.
	 *
	 * @param array{id?: int, url?: string, alt?: string, caption?: string, categories?: list<string>} $image Untrusted values.
	 */
	private function add( array $image ): void {
		$id  = max( 0, $image['id'] ?? 0 );
		$url = Url::safe( $image['url'] ?? '' );
		$url = 1 === preg_match( '#\A(https?:/)?/#i', $url ) ? $url : '';
		unset( $image['id'], $image['url'] );
		if ( count( $this->found ) < Source_Options::MOST && ( $id > 0 || '' !== $url ) ) {
			$this->found[ $id > 0 ? "$id" : " $url" ] ??= array_filter(
				array(
					'id'  => $id,
					'url' => $url,
				)
			) + $image;
		}
	}
}
