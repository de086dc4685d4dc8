<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Tab\Test;

use Frontage\Blocks\Post_Tab\Panel;
use Frontage\Blocks\Post_Tab\Show_Tab;
use Frontage\Tests\Domain\Query\Hostile_Term_Lists;


/** Tests loading another tab, and that only the block's terms are allowed. */
final class ShowTabTest extends Hostile_Term_Lists {
	protected function action(): string {
		return Show_Tab::NAME;
	}

	protected function kind(): string {
		return Panel::KIND;
	}

	protected function field(): string {
		return 'post_tab_query';
	}

	protected function term_field(): string {
		return 'term_id';
	}
}
