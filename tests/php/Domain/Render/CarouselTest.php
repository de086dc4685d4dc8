<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Carousel;
use Frontage\Domain\Render\Lazy_Images;
use Frontage\Tests\TestCase;


/**
 * Tests how a carousel changes its content.
 *
 * Initially visible images load first.
 */
final class CarouselTest extends TestCase {
	/**
	 * Returns the `loading` attribute of a carousel's images, in order; null means eager.
	 *
	 * @param list<string> $pictures HTML of the images.
	 * @param int $columns Columns on desktops.
	 * @param int $phone Columns on phones.
	 * @return list<string|null>
	 */
	private function loading( array $pictures, int $columns, int $phone = 1 ): array {
		$slides = array_map( static fn ( string $html ): array => array( 'content' => Html::raw( $html ) ), $pictures );
		$look   = array(
			'label'   => '',
			'classes' => Carousel::columns( count( $slides ), false, $columns, 1, $phone ),
			'style'   => array(),
			'arrows'  => true,
			'dots'    => true,
		);
		$tags   = new \WP_HTML_Tag_Processor( (string) Carousel::html( 'carousel', 'row', $slides, array(), $look ) );
		$found  = array();
		while ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			self::assertTrue( null === $tags->get_attribute( 'loading' ) || null === $tags->get_attribute( 'fetchpriority' ) );
			$loading = $tags->get_attribute( 'loading' );
			$found[] = is_string( $loading ) ? $loading : null;
		}
		return $found;
	}

	public function test_images_beyond_the_first_row_load_lazily(): void {
		$four = array_fill( 0, 4, '<figure><img src="/a.jpg" alt="" fetchpriority="high"/></figure>' );
		self::assertSame( array( null, 'lazy', 'lazy', 'lazy' ), $this->loading( $four, 1 ) );
		self::assertSame( array( null, null, null, 'lazy' ), $this->loading( $four, 3 ) );
		self::assertSame( array( null, null, 'lazy', 'lazy' ), $this->loading( $four, 1, 2 ) );
	}

	public function test_keeps_attributes_set_by_the_author(): void {
		self::assertSame(
			array( null, 'eager' ),
			$this->loading( array( '<img src="/a.jpg" alt=""/>', '<img src="/b.jpg" alt="" loading="eager"/>' ), 1 )
		);
	}

	public function test_prints_no_columns_for_a_single_slide(): void {
		self::assertSame( 1, Lazy_Images::after( array( 'is-fading' ) ) );
		self::assertSame( 3, Lazy_Images::after( array( 'has-columns-3', 'has-phone-1' ) ) );
	}
}
