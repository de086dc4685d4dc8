<?php
declare( strict_types=1 );

namespace Frontage\Domain\Pictures;

defined( 'ABSPATH' ) || exit;

/** A vendor's picture on this site, in several sizes. */
final class Copied_Picture {
	/**
	 * Stores the files.
	 *
	 * @param non-empty-array<int, array{url: string, height: int}> $files By width, from small to large; at least one.
	 */
	public function __construct( public readonly array $files ) {}

	/**
	 * Returns the attributes of its image.
	 *
	 * @param string $sizes As in HTML.
	 * @return array<string, string|int>
	 */
	public function image( string $sizes ): array {
		$width  = array_key_last( $this->files );
		$srcset = array();
		foreach ( $this->files as $size => $file ) {
			$srcset[] = "{$file['url']} {$size}w";
		}
		return array(
			'src'    => $this->files[ $width ]['url'],
			'srcset' => implode( ', ', $srcset ),
			'sizes'  => $sizes,
			'width'  => (int) $width,
			'height' => $this->files[ $width ]['height'],
		);
	}

	/** Returns the address of the largest file. */
	public function url(): string {
		return $this->files[ array_key_last( $this->files ) ]['url'];
	}
}
