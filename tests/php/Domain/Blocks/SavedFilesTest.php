<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Tests\TestCase;

/** Tests whose files are described when a post is saved that names them by their number. */
final class SavedFilesTest extends TestCase {
	public function test_nothing_is_written_of_a_file_that_belongs_to_a_post_hidden_from_the_author(): void {
		$author = $this->make_user( 'contributor' );
		$other  = $this->make_post( array( 'post_status' => 'private' ) );
		$own    = $this->make_post(
			array(
				'post_status' => 'draft',
				'post_author' => $author,
			)
		);
		$file   = $this->make_image();
		$url    = (string) wp_get_attachment_url( $file );
		foreach ( array_combine( array( $other, $own ), array( 0, 1 ) ) as $parent => $count ) {
			wp_update_post(
				array(
					'ID'          => $file,
					'post_parent' => $parent,
				)
			);
			foreach ( array( "{\"id\":$file}", "{\"id\":$file,\"url\":\"https://other.example/?" . wp_basename( $url ) . '"}' ) as $json ) {
				wp_update_post(
					array(
						'ID'           => $own,
						'post_content' => wp_slash( "<!-- wp:frontage/hotspots $json /-->" ),
					)
				);
				$saved = (string) get_post( $own )?->post_content;
				self::assertSame( $count, substr_count( $saved, ' width="' ), $saved );
				self::assertSame( $count, (int) str_contains( $saved, '"width":' ), $saved );
				self::assertTrue( 1 === $count || ! str_contains( $saved, $url ), $saved );
			}
		}
	}
}
