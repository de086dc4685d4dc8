<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\List_State;
use Frontage\Domain\Render\Pagination;
use Frontage\Domain\Render\Status;
use Frontage\Http\Signed;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** Videos with links to their vendors, and the player's place. Mirrors `view/component.tsx`. */
final class Gallery {
	/** What is signed: a gallery of a page of this site. */
	public const KIND = 'video-gallery';

	private const MODULE = 'video-gallery';

	private readonly Labels $words;

	/**
	 * Takes a page of a gallery.
	 *
	 * @param string $id Of the block, unique in the page.
	 * @param string $others Query string to keep in links.
	 */
	public function __construct(
		private readonly string $id,
		private readonly Layout $layout,
		private readonly Source $source,
		private readonly Found_Videos $found,
		private readonly string $others = ''
	) {
		$this->words = new Labels( $found->items );
	}

	/** Returns the island, and before it what wakes it for visitors who have agreed before. */
	public function html(): Html {
		return fragment( $this->words->remembered(), $this->island() );
	}

	/** Returns the island, which an answer consists of. */
	public function island(): Html {
		$shown = $this->found->shown( $this->layout->size );
		return Island::html(
			self::MODULE,
			$this->props(),
			fragment(
				$this->layout->is_top ? ( new Stage( $this->layout, $this->words ) )->html( $shown[0] ) : null,
				( new Item_List( $this->layout, $this->words, $this->source->label() ) )->html( $shown ),
				$this->pagination(),
				$this->words->asks(),
				Status::html()
			),
			'interaction hash'
		);
	}

	/** Returns the links to other pages. */
	private function pagination(): ?Html {
		$page  = $this->found->page;
		$pages = $this->found->pages;
		if ( 'more' !== $this->layout->paging || $page > 1 ) {
			return Pagination::html( $this->words->pages(), $page, $pages, $this->href( ... ) );
		}
		$link = array(
			'class' => 'frontage-list__button',
			'href'  => $this->href( $page + 1 ),
			'rel'   => 'nofollow',
		);
		return $page < $pages
			? el( 'p', array( 'class' => 'frontage-list__more' ), el( 'a', $link, $this->words->all()['more'] ) )
			: null;
	}

	/** Returns the link to a page. */
	private function href( int $page ): string {
		return ( new List_State( '', $page ) )->href( self::MODULE, $this->id, $this->others );
	}

	/**
	 * Returns the component's props.
	 *
	 * @return array<string, mixed>
	 */
	private function props(): array {
		$found = $this->found;
		return array(
			'place'   => array(
				'module' => self::MODULE,
				'id'     => $this->id,
				'others' => $this->others,
			),
			'items'   => $found->items,
			'page'    => $found->page,
			'pages'   => $found->pages,
			'isWhole' => $found->is_whole,
			'label'   => $this->source->label(),
			'sizes'   => $this->layout->sizes(),
			'hasMore' => 'more' === $this->layout->paging,
			'options' => $this->layout->options() + array( 'playlistId' => $found->is_whole ? '' : $this->signed() ),
			'vendors' => (object) $this->words->vendors(),
			'words'   => $this->words->all(),
		);
	}

	/** Returns what an action needs to print further pages: visitors choose nothing but their number. */
	private function signed(): string {
		$post = (int) get_the_ID();
		// What is not in the post, such as in the template around it, is not hidden with it.
		$is_in = true === $this->source->playlist?->is_in( (string) get_post_field( 'post_content', $post, 'raw' ) );
		return Signed::make(
			self::KIND,
			array(
				'id'     => $this->id,
				'post'   => $is_in ? $post : 0,
				'chosen' => $this->layout->chosen(),
			)
		);
	}
}
